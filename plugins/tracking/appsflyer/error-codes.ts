import type { ErrorTable } from '@foyer/sdk'

/** Errors that prevent AppsFlyer from measuring. */
export const ERROR_CODES = {
  'AF-KEY': {
    what: 'The setting `webDevKey` is no web dev key; the plugin sends nothing.',
    phases: ['activate'],
    remedy: 'Set it to the web dev key of the brand bundle, not to that of a mobile app.',
  },
} as const satisfies ErrorTable
