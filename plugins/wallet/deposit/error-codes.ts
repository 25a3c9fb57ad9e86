import type { ErrorTable } from '@foyer/sdk'

/** Problems of the deposit screen. */
export const ERROR_CODES = {
  'DP-SETTINGS': {
    what: 'The deposit settings contain a method that cannot be read, and it is left out; or limits that no amount can meet.',
    phases: ['call'],
    remedy: 'Correct the method in the gateway: its answer to MCSFE_getDepositSettings has the listed paths.',
  },
} as const satisfies ErrorTable
