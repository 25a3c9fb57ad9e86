import type { ErrorTable } from '@foyer/sdk'

/** Errors of the contributions of other plugins. */
export const ERROR_CODES = {
  'AT-PATTERN': {
    what: 'A plugin contributes a click id’s parameter whose pattern is no regular expression; the parameter is ignored.',
    phases: ['call'],
    remedy: 'Correct `pattern` in the plugin’s contribution to `clickIdParameters`.',
  },
} as const satisfies ErrorTable
