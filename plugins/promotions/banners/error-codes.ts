import type { ErrorTable } from '@foyer/sdk'

/** What may be wrong with banners. */
export const ERROR_CODES = {
  'BN-SHAPE': {
    what: 'The list holds what is no banner; it is left out.',
    phases: ['call'],
    remedy: 'Correct the banner in the gateway.',
  },
  'BN-LIST': {
    what: 'The list of banners did not come; the page goes without.',
    phases: ['call'],
    remedy: 'See the cause.',
  },
  'BN-LINK': {
    what: 'A banner leads nowhere; a tap on it does nothing.',
    phases: ['event'],
    remedy: 'Correct the banner’s link in the gateway.',
  },
} as const satisfies ErrorTable
