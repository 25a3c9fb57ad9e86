import type { ErrorTable } from '@foyer/sdk'

/** Problems of orders, whichever plugin of the wallet they belong to. */
export const ERROR_CODES = {
  'WL-ORDER': {
    what: 'The gateway has answered a question about an order with another order, or one of another kind; it counts as no answer.',
    phases: ['call'],
    remedy: 'Correct the answer of the gateway to MCSFE_checkOrderReference or MCSFE_getOrder.',
  },
} as const satisfies ErrorTable
