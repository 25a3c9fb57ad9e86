import type { ErrorTable } from '@foyer/sdk'

/** Why no conversation opens, beside the codes of calls. */
export const ERROR_CODES = {
  'CH-ACME-FAILED': {
    what: 'The conversation at Acme could not be opened, and no call says why.',
    phases: ['call'],
    remedy: 'See the error that the plugin has logged.',
  },
} as const satisfies ErrorTable
