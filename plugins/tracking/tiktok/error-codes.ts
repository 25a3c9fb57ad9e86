import type { ErrorTable } from '@foyer/sdk'

/** Errors that prevent the pixel from sending. */
export const ERROR_CODES = {
  'TT-PIXEL': {
    what: 'The setting `pixelId` is not the id of a pixel of TikTok; the plugin sends nothing.',
    phases: ['activate'],
    remedy: 'Set it to the id shown in TikTok’s events manager; several are separated by commas.',
  },
} as const satisfies ErrorTable
