import type { ErrorTable } from '@foyer/sdk'

/** Problems of the splash. */
export const ERROR_CODES = {
  'SP-PICTURE': {
    what: 'The picture of the splash is not an https one, or does not load; no splash is shown.',
    phases: ['call'],
    remedy: 'Correct the setting `image`, or put the picture on the image CDN.',
  },
} as const satisfies ErrorTable
