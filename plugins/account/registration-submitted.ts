import { defineEvent } from '@foyer/sdk'

/** A player has sent a registration in which nothing is wrong; the gateway has not answered yet (TR-18). */
export const registrationSubmitted = defineEvent<undefined>({
  id: 'account.registration-submitted',
  keep: true,
})
