import type { ErrorTable } from '@foyer/sdk'

/** Errors that prevent the pixel from sending. */
export const ERROR_CODES = {
  'OB-MARKETER': {
    what: 'The setting `marketerId` is not the id of a marketer of Outbrain; the pixel sends nothing.',
    phases: ['activate'],
    remedy:
      'Set it to the id shown in Outbrain’s dashboard, or remove it: the relay then sends the click id to the server.',
  },
} as const satisfies ErrorTable
