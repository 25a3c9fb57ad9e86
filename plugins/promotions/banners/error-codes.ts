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
    what: 'A banner has no usable link; a tap on it does nothing.',
    phases: ['event'],
    remedy: 'Correct the banner’s link in the gateway.',
  },
} as const satisfies ErrorTable
