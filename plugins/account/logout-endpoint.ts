import { defineEndpoint, type Schema } from '@foyer/sdk'

/** Whatever the gateway says to a log-out, nothing depends on it. By hand, so that the header needs no validator. */
const anything: Schema<unknown> = {
  '~standard': { version: 1, vendor: 'foyer', validate: (value) => ({ value }) },
}

/** Tells the gateway that the token is done with (ST-32). The specification names the path and nothing more. */
export const logout = defineEndpoint()({
  id: 'auth.logout',
  method: 'POST',
  path: '/wps/session/logout',
  auth: 'optional',
  assumed: true,
  response: anything,
})
