import type { ErrorTable } from '@foyer/sdk'

/** What encrypting a call may fail with; the text is for the player (CA-02). */
export const ERROR_CODES = {
  'CR-MISSING': {
    what: 'The gateway gave no key, or none that can be used.',
    phases: ['call'],
    remedy: 'See the answer to the call for the key.',
  },
  'CR-FAILED': {
    what: 'The encryption itself failed.',
    phases: ['call'],
    remedy: 'See whether the browser has a secure context and the key its full length.',
  },
} as const satisfies ErrorTable
