import type { ErrorTable } from '@foyer/sdk'

/** Problems of the history. */
export const ERROR_CODES = {
  'WH-SHAPE': {
    what: 'The history of deposits and withdrawals contains an entry that is no order; it is left out.',
    phases: ['call'],
    remedy: 'Correct the answer of the gateway to MCSFE_getOrders.',
  },
} as const satisfies ErrorTable
