import type { ErrorTable } from '@foyer/sdk'

/** Errors of banners. */
export const ERROR_CODES = {
  'BN-SHAPE': {
    what: 'The list contains an entry that is not a banner; the entry is left out.',
    phases: ['call'],
    remedy: 'Correct the banner in the gateway.',
  },
  'BN-LIST': {
    what: 'The list of banners could not be loaded; the page shows those that it has.',
    phases: ['call'],
    remedy: 'See the cause.',
  },
  'BN-LINK': {
    what: 'A banner leads nowhere. It is a picture without a button where its link cannot be used, and not shown where no plugin that is on shows its page.',
    phases: ['call'],
    remedy: 'Correct the banner’s link in the gateway, or switch on the plugin of that page.',
  },
} as const satisfies ErrorTable
