import type { ErrorTable } from '@foyer/sdk'

/** Why the captcha does not load, beside the codes of scripts. The player sees it. */
export const ERROR_CODES = {
  'CP-ACME-EMPTY': {
    what: 'The script of Acme has loaded, and has not set the vendor’s function.',
    phases: ['call'],
    remedy: 'Check that the setting `scriptUrl` leads to the vendor’s script.',
  },
} as const satisfies ErrorTable
