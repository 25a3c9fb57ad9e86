import type { ErrorTable } from '@foyer/sdk'

/** Problems of the list of draws. */
export const ERROR_CODES = {
  'DR-SHAPE': {
    what: 'The list of draws contains an entry that is not a draw; the entry is left out.',
    phases: ['call'],
    remedy: 'Correct the entry in the gateway.',
  },
  'DR-LIST': {
    what: 'The list of draws could not be loaded; the draws that are known stay.',
    phases: ['call'],
    remedy: 'See the cause.',
  },
} as const satisfies ErrorTable
