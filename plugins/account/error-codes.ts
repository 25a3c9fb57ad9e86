import type { ErrorTable } from '@foyer/sdk'

/** Errors of what registrations send. */
export const ERROR_CODES = {
  'RS-SOURCE': {
    what: 'A tracking plugin gives a registration something other than short texts, or throws; what is malformed is not sent.',
    phases: ['call'],
    remedy: 'Correct what the plugin contributes to `pixelTrack` or `campaignInfo`.',
  },
  'RS-AFFILIATE': {
    what: 'The gateway names an affiliate of the host whose codes cannot be read; what is malformed is not sent.',
    phases: ['call'],
    remedy: 'Correct `info.affiliate` of the site status: `{ domain, code, referralCode }`.',
  },
} as const satisfies ErrorTable
