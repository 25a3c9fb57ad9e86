import type { ErrorTable } from '@foyer/sdk'

/** Errors of keeping the gateway's language equal to the player's. */
export const ERROR_CODES = {
  'LA-TEXTS': {
    what: 'The texts of the member’s language could not be loaded, so the page stays in its own. The next sign-in tries again.',
    phases: ['call'],
    remedy: 'Check that the texts of this build are deployed.',
  },
  'LA-UPDATE': {
    what: 'The gateway could not be told the player’s language. The page keeps it; the next sign-in, or the next choice, tells it again.',
    phases: ['call'],
    remedy: 'Look at the gateway’s answer to POST /wps/member/language.',
  },
} as const satisfies ErrorTable
