import type { ErrorTable } from '@foyer/sdk'

/** What the relay could not deliver. */
export const ERROR_CODES = {
  'TR-REFUSED': {
    what: 'The gateway refused a batch of events for good; they are dropped.',
    phases: ['call'],
    remedy: 'See the gateway’s answer to the call.',
  },
} as const satisfies ErrorTable
