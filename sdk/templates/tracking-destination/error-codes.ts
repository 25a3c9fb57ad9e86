import type { ErrorTable } from '@foyer/sdk'

/** Errors that prevent the pixel from sending. */
export const ERROR_CODES = {
  'TR-ACME-PIXEL': {
    what: 'The setting `pixelId` is not the number of a pixel of Acme; the plugin sends nothing.',
    phases: ['activate'],
    remedy: 'Set it to the number that the vendor’s console shows.',
  },
} as const satisfies ErrorTable
