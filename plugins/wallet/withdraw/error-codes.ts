import type { ErrorTable } from '@foyer/sdk'

/** Problems of the withdraw screen. */
export const ERROR_CODES = {
  'WT-INFO': {
    what: 'The account info for withdrawals has a part that cannot be read, and it is left out; or limits that no amount can meet.',
    phases: ['call'],
    remedy:
      'Correct the parts with the listed paths in the answer of the gateway to MCSFE_getWithdrawAccountInfo.',
  },
} as const satisfies ErrorTable
