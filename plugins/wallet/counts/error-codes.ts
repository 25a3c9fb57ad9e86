import type { ErrorTable } from '@foyer/sdk'

/** Problems of the counts. */
export const ERROR_CODES = {
  'CT-CALL': {
    what: 'The counts could not be loaded; they are asked for again, later each time.',
    phases: ['call'],
    remedy: 'See the cause.',
  },
  'CT-SHAPE': {
    what: 'A summary contains an invalid order or list of cards; that part is left out.',
    phases: ['call'],
    remedy: 'Correct the answer in the gateway.',
  },
  'CT-RISE': {
    what: 'A count rose by more than can be reported; only its latest arrivals are.',
    phases: ['call'],
    remedy: 'Find out whether the gateway counts rightly.',
  },
} as const satisfies ErrorTable
