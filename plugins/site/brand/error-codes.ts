import type { ErrorTable } from '@foyer/sdk'

/** What may be wrong with what dresses the site. */
export const ERROR_CODES = {
  'SB-LOGO': {
    what: 'The logo that the gateway names does not load, or is not on a host of the merchant; the one before stands.',
    phases: ['activate', 'call'],
    remedy: 'See the template parameter `image_logo`, and whether the image CDNs serve it.',
  },
} as const satisfies ErrorTable
