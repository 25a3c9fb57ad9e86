import type { ErrorTable } from '@foyer/sdk'

/** What keeps the pixel from sending. */
export const ERROR_CODES = {
  'TR-PIXEL': {
    what: 'The setting `pixelId` is not a pixel’s number: nothing is sent.',
    phases: ['activate'],
    remedy: 'Put the number from the vendor’s event manager into the setting.',
  },
} as const satisfies ErrorTable
