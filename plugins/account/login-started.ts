import { defineEvent } from '@foyer/sdk'

/** The player is logging in or registering: the site no longer logs in automatically (ST-06). */
export const loginStarted = defineEvent<undefined>({ id: 'account.login-started', keep: true })
