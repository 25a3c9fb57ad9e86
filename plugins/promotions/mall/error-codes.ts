import type { ErrorTable } from '@foyer/sdk'

/** Problems of the point market. */
export const ERROR_CODES = {
  'PM-SHAPE': {
    what: 'The point market or its history contains an invalid entry; it is left out.',
    phases: ['call'],
    remedy: 'Correct the goods or the order in the gateway.',
  },
} as const satisfies ErrorTable
