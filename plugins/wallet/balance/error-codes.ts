import type { ErrorTable } from '@foyer/sdk'

/** Problems of the balance. */
export const ERROR_CODES = {
  'BL-CALL': {
    what: 'The balance could not be loaded; what is shown is marked with its time.',
    phases: ['call'],
    remedy: 'See the cause.',
  },
  'BL-SHAPE': {
    what: 'The locked part of the balance is no amount; it is left out.',
    phases: ['call'],
    remedy: 'Correct the answer in the gateway.',
  },
} as const satisfies ErrorTable
