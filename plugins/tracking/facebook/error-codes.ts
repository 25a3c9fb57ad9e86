import type { ErrorTable } from '@foyer/sdk'

/** Errors that prevent the pixel from sending. */
export const ERROR_CODES = {
  'FB-PIXEL': {
    what: 'The setting `pixelId` is not the number of a pixel of Meta; the plugin sends nothing.',
    phases: ['activate'],
    remedy: 'Set it to the number shown in the vendor’s event manager; several are separated by commas.',
  },
} as const satisfies ErrorTable
