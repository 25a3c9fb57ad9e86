import type { ErrorTable } from '@foyer/sdk'

/** Errors of encrypting a call; their text is shown to the player (CA-02). */
export const ERROR_CODES = {
  'CR-MISSING': {
    what: 'The gateway returned no key, or an unusable one.',
    phases: ['call'],
    remedy: 'See the response to the key request.',
  },
  'CR-FAILED': {
    what: 'The encryption itself failed.',
    phases: ['call'],
    remedy: 'Check that the page is a secure context and that the key has its full length.',
  },
} as const satisfies ErrorTable
