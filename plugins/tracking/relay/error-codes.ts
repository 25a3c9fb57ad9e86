import type { ErrorTable } from '@foyer/sdk'

/** Errors of delivery by the relay. */
export const ERROR_CODES = {
  'TR-REFUSED': {
    what: 'The gateway refused a batch of events permanently; they are dropped.',
    phases: ['call'],
    remedy: 'See the gateway’s answer to the call.',
  },
} as const satisfies ErrorTable
