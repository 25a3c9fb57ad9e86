import type { ErrorTable } from '@foyer/sdk'

/** Errors of the activity buttons. */
export const ERROR_CODES = {
  'AB-ACTION': {
    what: 'The gateway lists an activity button whose action the site does not know; it is not shown.',
    phases: ['call'],
    remedy: 'Correct the button’s action in the gateway, or update the site.',
  },
  'AB-LINK': {
    what: 'An activity button leads nowhere: neither its page nor its address can be used. It is not shown.',
    phases: ['call'],
    remedy: 'Correct the button’s link in the gateway.',
  },
  'AB-SHAPE': {
    what: 'The list contains an entry that is not an activity button; the entry is left out.',
    phases: ['call'],
    remedy: 'Correct the button in the gateway.',
  },
} as const satisfies ErrorTable
