import type { ErrorTable } from '@foyer/sdk'

/** What may be wrong with the lobby’s lists. */
export const ERROR_CODES = {
  'LB-SHAPE': {
    what: 'The list of games holds what is no game; it is left out.',
    phases: ['call'],
    remedy: 'Correct the game in the gateway.',
  },
  'LB-LANES': {
    what: 'The list of games did not come; the last one stands, or the lobby says so.',
    phases: ['call'],
    remedy: 'See the cause.',
  },
  'LB-JACKPOT': {
    what: 'The jackpot’s counter did not come; it is not shown.',
    phases: ['call'],
    remedy: 'See the cause.',
  },
} as const satisfies ErrorTable
