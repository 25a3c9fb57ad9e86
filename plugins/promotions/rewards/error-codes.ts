import type { ErrorTable } from '@foyer/sdk'

/** Problems of the rewards. */
export const ERROR_CODES = {
  'RW-SHAPE': {
    what: 'The list of rewards contains an entry that is not a reward; it is left out.',
    phases: ['call'],
    remedy: 'Correct the reward in the gateway.',
  },
} as const satisfies ErrorTable
