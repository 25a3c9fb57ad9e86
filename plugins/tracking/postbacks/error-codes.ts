import type { ErrorTable } from '@foyer/sdk'

/** Errors of telling a network of a conversion. */
export const ERROR_CODES = {
  'PK-UNREACHABLE': {
    what: 'A network’s postback address cannot be reached; the router tries again.',
    phases: ['event'],
    remedy: 'Check the address in the settings; an ad blocker may block it, so prefer the relay.',
  },
} as const satisfies ErrorTable
