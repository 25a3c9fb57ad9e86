import { defineEvent } from '@foyer/sdk'

/** The player is logging in or registering: the site no longer does so by itself (ST-06). */
export const loginBegun = defineEvent<undefined>({ id: 'account.login-begun', keep: true })
