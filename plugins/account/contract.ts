import { defineEndpoint, type Schema } from '@foyer/sdk'

/** Written by hand: the call is made while the player types, and should load no validator. */
const usernameAnswer: Schema<{ readonly taken: boolean }> = {
  '~standard': {
    version: 1,
    vendor: 'foyer',
    validate: (answer) =>
      typeof answer === 'object' && answer !== null && 'value' in answer && typeof answer.value === 'boolean'
        ? { value: { taken: answer.value } }
        : { issues: [{ message: 'is neither true nor false', path: ['value'] }] },
  },
}

/**
 * Whether a user name is taken. Every form in which a player chooses one calls it, with `username`. The
 * specification gives only the path (CA-35).
 */
export const checkUsername = defineEndpoint()({
  id: 'account.check-username',
  method: 'GET',
  path: '/wps/check/username',
  auth: 'none',
  assumed: true,
  response: usernameAnswer,
})

/** Maximum age of an identity provider's token in a call to the gateway (CO-09). */
export const IDENTITY_TOKEN_MS = 300_000
