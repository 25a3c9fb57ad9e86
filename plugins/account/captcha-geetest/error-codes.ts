import type { ErrorTable } from '@foyer/sdk'

/** What the player may read where a captcha has no number of the vendor's. */
export const ERROR_CODES = {
  'CP-OFFLINE': {
    what: 'The captcha’s vendor cannot be reached and would let everybody pass: nobody passes.',
    phases: ['call'],
    remedy: 'Try again; if it lasts, turn the captcha off for the form.',
  },
  'CP-VENDOR': {
    what: 'The vendor’s script threw, or says neither a code nor a proof.',
    phases: ['call'],
    remedy: 'See whether the script’s address and version fit the captcha’s id.',
  },
} as const satisfies ErrorTable
