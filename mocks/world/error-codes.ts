import type { ErrorTable } from '@foyer/sdk'

/** Errors at the mock gateway's start. */
export const ERROR_CODES = {
  'MG-MERCHANT': {
    what: 'There is no merchant’s profile.',
    phases: ['boot'],
    remedy: 'Make a folder in `merchants/` with a `profile.ts`.',
  },
} as const satisfies ErrorTable
