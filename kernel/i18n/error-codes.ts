import type { ErrorTable } from '@foyer/sdk'

/** What may be wrong with texts. */
export const ERROR_CODES = {
  'IN-TEXTS': {
    what: 'The texts of a plugin did not come; keys are shown in their place.',
    phases: ['load'],
    remedy: 'See whether the assets of this build are still deployed, and the plugin’s `texts`.',
  },
} as const satisfies ErrorTable
