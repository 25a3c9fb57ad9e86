import type { ErrorTable } from '@foyer/sdk'

/** Problems of the missions. */
export const ERROR_CODES = {
  'MS-SHAPE': {
    what: 'The list of missions contains an entry that is not a mission; it is left out.',
    phases: ['call'],
    remedy: 'Correct the mission in the gateway.',
  },
} as const satisfies ErrorTable
