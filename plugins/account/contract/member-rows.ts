import { defineSlot } from '@foyer/sdk'

/**
 * Slot for rows of the member area that are more than a link to a page of this site, such as a link to another
 * site: each component shows one `MenuRow`, or nothing. They stand in the group of the account.
 */
export const memberRows = defineSlot<object>('account.member-rows')
