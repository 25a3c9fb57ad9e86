import type { ErrorTable } from '@foyer/sdk'

/** Errors of a call to the gateway, as `HttpError`. */
export const ERROR_CODES = {
  'HT-OFFLINE': {
    what: 'The device is offline.',
    phases: ['call'],
    remedy: 'Try again when the device is online.',
  },
  'HT-NETWORK': {
    what: 'The gateway could not be reached, although the device is online.',
    phases: ['call'],
    remedy: 'Check that the gateway is running and that the merchant’s domain points to it.',
  },
  'HT-GONE': {
    what: 'The server no longer has the code that makes the call. Nothing was sent; the player is offered the deployed build (UP-CHUNK).',
    phases: ['call'],
    remedy: 'Deploy every file of a build, and keep the files of the last two builds.',
  },
  'HT-TIMEOUT': {
    what: 'The gateway did not answer in time.',
    phases: ['call'],
    remedy: 'Find out why the gateway is slow; a call may set its own `timeoutMs`.',
  },
  'HT-STATUS': {
    what: 'The gateway answered with an error status.',
    phases: ['call'],
    remedy: 'See the status and the error code of the response.',
  },
  'HT-REFUSED': {
    what: 'The gateway refused the call (`success: false`).',
    phases: ['call'],
    remedy: 'See the error code of the response.',
  },
  'HT-SHAPE': {
    what: 'The response does not match the endpoint’s schema.',
    phases: ['call'],
    remedy: 'Correct the endpoint’s `response`, or the gateway.',
  },
  'HT-GUEST': {
    what: 'The endpoint needs a session, and nobody is logged in.',
    phases: ['call'],
    remedy: 'Call the endpoint only while a member is logged in, or navigate to the login first.',
  },
  'HT-ABORTED': {
    what: 'The caller aborted the call.',
    phases: ['call'],
    remedy: 'None: the abort is intended.',
  },
  'HT-URL': {
    what: 'The endpoint’s address is empty, or belongs to another site.',
    phases: ['call'],
    remedy: 'Correct the endpoint’s path, or its override in the merchant’s profile.',
  },
} as const satisfies ErrorTable
