import type { ErrorTable } from '@foyer/sdk'

/** What a call of the gateway may fail with, as `HttpError`. */
export const ERROR_CODES = {
  'HT-OFFLINE': { what: 'The device is offline.', phases: ['call'], remedy: 'Try again once it is online.' },
  'HT-NETWORK': {
    what: 'The gateway was not reached, though the device is online.',
    phases: ['call'],
    remedy: 'See whether the gateway is up, and whether the merchant’s domain leads to it.',
  },
  'HT-TIMEOUT': {
    what: 'No answer came in time.',
    phases: ['call'],
    remedy: 'See why the gateway is slow; a call may have its own `timeoutMs`.',
  },
  'HT-STATUS': {
    what: 'The gateway answered with an error status.',
    phases: ['call'],
    remedy: 'See the status and the error code of the answer.',
  },
  'HT-REFUSED': {
    what: 'The gateway answered that it will not do it (`success: false`).',
    phases: ['call'],
    remedy: 'See the error code of the answer.',
  },
  'HT-SHAPE': {
    what: 'The answer is not what the endpoint’s schema says.',
    phases: ['call'],
    remedy: 'Correct the endpoint’s `response`, or the gateway.',
  },
  'HT-GUEST': {
    what: 'The endpoint needs a session, and nobody is logged in.',
    phases: ['call'],
    remedy: 'Call it only while a member is logged in, or send the player to log in.',
  },
  'HT-ABORTED': { what: 'The caller ended its wait.', phases: ['call'], remedy: 'Nothing: it was meant.' },
  'HT-URL': {
    what: 'The endpoint’s address is empty, or leads to another site.',
    phases: ['call'],
    remedy: 'Correct the endpoint’s path, or its override in the merchant’s profile.',
  },
} as const satisfies ErrorTable
