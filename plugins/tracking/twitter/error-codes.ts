import type { ErrorTable } from '@foyer/sdk'

/** Errors that prevent the pixel from sending. */
export const ERROR_CODES = {
  'TW-PIXEL': {
    what: 'The setting `pixelId` is not the id of a pixel of X; the plugin sends nothing.',
    phases: ['activate'],
    remedy: 'Set it to the id shown in X’s events manager; several are separated by commas.',
  },
  'TW-EVENTS': {
    what: 'The setting `eventIds` has no id for some of the site’s conversions; these are not sent to X.',
    phases: ['activate'],
    remedy: 'Make the events in X’s events manager, and set their ids: `tw-<pixel>-<event>`.',
  },
} as const satisfies ErrorTable
