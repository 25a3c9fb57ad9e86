import type { ErrorTable } from '@foyer/sdk'

/** Problems of bank and Pix cards. */
export const ERROR_CODES = {
  'BC-SHAPE': {
    what: 'The list of bound cards or of banks contains an invalid entry; it is left out.',
    phases: ['call'],
    remedy: 'Correct the card or the bank in the gateway.',
  },
} as const satisfies ErrorTable
