import type { ErrorTable } from '@foyer/sdk'

/** Problems of the lobby's lists. */
export const ERROR_CODES = {
  'LB-SHAPE': {
    what: 'The list of games contains an invalid game or lane; it is left out.',
    phases: ['call'],
    remedy: 'Correct the entry in the gateway.',
  },
  'LB-LANES': {
    what: 'The list of games could not be loaded; the last one stays, or the lobby shows an error.',
    phases: ['call'],
    remedy: 'See the cause.',
  },
  'LB-LIST': {
    what: 'The whole list of a vendor or a category could not be loaded; the games that the lanes have are shown.',
    phases: ['call'],
    remedy: 'See the cause.',
  },
  'LB-MATCH': {
    what: 'The gateway could not search its games; those that the device finds itself are shown.',
    phases: ['call'],
    remedy: 'See the cause.',
  },
  'LB-JACKPOT': {
    what: 'The code of the jackpot’s counter could not be loaded; the amount of the baked page stays.',
    phases: ['call'],
    remedy: 'See the cause.',
  },
} as const satisfies ErrorTable
