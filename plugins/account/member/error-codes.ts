import type { ErrorTable } from '@foyer/sdk'

/** Problems of the member area. */
export const ERROR_CODES = {
  'MB-SHAPE': {
    what: 'The VIP programme contains a level or a benefit that cannot be read; it is left out.',
    phases: ['call'],
    remedy: 'Correct the entry in the gateway.',
  },
  'MB-RANK': {
    what: 'The member’s progress to the next VIP level could not be loaded; the member area offers another try.',
    phases: ['call'],
    remedy: 'See the cause.',
  },
} as const satisfies ErrorTable
