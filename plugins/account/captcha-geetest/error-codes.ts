import type { ErrorTable } from '@foyer/sdk'

/** Codes that the player may see if a failure has no number of the vendor's. */
export const ERROR_CODES = {
  'CP-OFFLINE': {
    what: 'The captcha’s vendor cannot be reached. Its script would then pass every player; this site passes none.',
    phases: ['call'],
    remedy: 'Try again; if it lasts, turn the captcha off for the form.',
  },
} as const satisfies ErrorTable
