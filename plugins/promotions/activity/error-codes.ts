import type { ErrorTable } from '@foyer/sdk'

/** Problems of the promotions. */
export const ERROR_CODES = {
  'AC-SHAPE': {
    what: 'The list of promotions or of their categories contains an invalid entry; it is left out.',
    phases: ['call'],
    remedy: 'Correct the entry in the gateway.',
  },
  'AC-CATEGORIES': {
    what: 'The categories could not be loaded; the list of promotions is shown without them.',
    phases: ['call'],
    remedy: 'See the cause.',
  },
  'AC-LIST': {
    what: 'The promotions could not be loaded; the screen shows an error with a retry.',
    phases: ['call'],
    remedy: 'See the cause.',
  },
  'AC-LINK': {
    what: 'A promotion’s link leads nowhere: it cannot be used, or no plugin that is on shows its page. The button is not shown.',
    phases: ['call'],
    remedy: 'Correct the promotion’s link in the gateway, or switch on the plugin of that page.',
  },
} as const satisfies ErrorTable
