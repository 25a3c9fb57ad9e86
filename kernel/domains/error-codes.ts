import type { ErrorTable } from '@foyer/sdk'

/** Errors of the domain list. */
export const ERROR_CODES = {
  'DO-ENTRY': {
    what: 'An entry of the domain list is not a host name; it is left out.',
    phases: ['call'],
    remedy: 'Correct the entry in the gateway: a host name alone, without scheme, port and path.',
  },
  'DO-LIST': {
    what: 'The list of domains could not be fetched; the domains of the baked page are used.',
    phases: ['call'],
    remedy: 'Check that the gateway answers /wps/system/domainRoute.',
  },
} as const satisfies ErrorTable
