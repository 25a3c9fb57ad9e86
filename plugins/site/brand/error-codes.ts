import type { ErrorTable } from '@foyer/sdk'

/** Errors of the merchant's logo and icons. */
export const ERROR_CODES = {
  'SB-LOGO': {
    what: 'The logo that the gateway names does not load, or is not on a host of the merchant; the previous one stays.',
    phases: ['activate', 'call'],
    remedy: 'Check the template parameter `image_logo`, and that the image CDNs serve the file.',
  },
} as const satisfies ErrorTable
