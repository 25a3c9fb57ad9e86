import { defineEndpoint, type Schema } from '@foyer/sdk'

/** Only the envelope: each cipher suite checks its own key. */
const keyAnswer: Schema<{ readonly value: unknown }> = {
  '~standard': {
    version: 1,
    vendor: 'foyer',
    validate: (answer) =>
      typeof answer === 'object' && answer !== null && 'value' in answer
        ? { value: { value: answer.value } }
        : { issues: [{ message: 'has no key', path: ['value'] }] },
  },
}

/** The gateway's RSA key, `?_=timestamp`; requested again for each encrypted call (CA-01, CA-35). */
export const rsaKey = defineEndpoint()({
  id: 'kernel.rsa-key',
  method: 'GET',
  path: '/wps/session/key/rsa',
  auth: 'none',
  response: keyAnswer,
})
