import { defineEndpoint, type Schema } from '@foyer/sdk'

/** Accepts every answer: nothing depends on it. By hand, so that the header needs no validator. */
const anything: Schema<unknown> = {
  '~standard': { version: 1, vendor: 'foyer', validate: (value) => ({ value }) },
}

/** Invalidates the token at the gateway (ST-32). The specification gives only the path. */
export const logout = defineEndpoint()({
  id: 'auth.logout',
  method: 'POST',
  path: '/wps/session/logout',
  auth: 'optional',
  assumed: true,
  bare: true,
  response: anything,
})
