import type { ErrorTable } from '@foyer/sdk'

/** Errors of texts. */
export const ERROR_CODES = {
  'IN-TEXTS': {
    what: 'The texts of a plugin could not be loaded; their keys are shown instead.',
    phases: ['load'],
    remedy: 'Check that the assets of this build are still deployed, and check the plugin’s `texts`.',
  },
} as const satisfies ErrorTable
