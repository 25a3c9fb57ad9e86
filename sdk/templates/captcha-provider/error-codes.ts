import type { ErrorTable } from '@foyer/sdk'

/** Why the captcha does not load, beside the codes of scripts. The player sees them. */
export const ERROR_CODES = {
  'CP-ACME-EMPTY': {
    what: 'The script of Acme has loaded, and has not set the vendor’s function.',
    phases: ['call'],
    remedy: 'Check that the setting `scriptUrl` leads to the vendor’s script.',
  },
  'CP-ACME-LOAD': {
    what: 'The captcha of Acme could not be loaded, for a reason without a code.',
    phases: ['call'],
    remedy: 'Try again; see the error’s text in the log.',
  },
} as const satisfies ErrorTable
