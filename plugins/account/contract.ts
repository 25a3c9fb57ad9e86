import { defineEndpoint, type Schema } from '@foyer/sdk'

/** The gateway's word, by hand: it is asked while the player types, and no form should fetch a validator for it. */
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
 * Whether somebody has a user name already; asked with `username` by whatever lets a player choose one. The specification
 * names the path and nothing more (CA-35).
 */
export const checkUsername = defineEndpoint()({
  id: 'account.check-username',
  method: 'GET',
  path: '/wps/check/username',
  auth: 'none',
  assumed: true,
  response: usernameAnswer,
})

/** The oldest token of the identity provider that a call to the gateway may carry (CO-09). */
export const IDENTITY_TOKEN_MS = 300_000
