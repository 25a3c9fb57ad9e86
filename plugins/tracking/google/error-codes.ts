import type { ErrorTable } from '@foyer/sdk'

/** Errors that prevent Google's tags from sending. */
export const ERROR_CODES = {
  'GO-TAG': {
    what: 'The setting `tagIds` names no tag; the plugin sends nothing.',
    phases: ['activate'],
    remedy: 'Set it to ids such as G-AB12CD34EF and AW-123456789.',
  },
  'GO-LABEL': {
    what: 'A conversion’s label belongs to a tag that is not among `tagIds`; that conversion is not sent.',
    phases: ['activate'],
    remedy: 'Add the part of the label before the slash to `tagIds`.',
  },
} as const satisfies ErrorTable
