import type { ErrorTable } from '@foyer/sdk'

/** What may be wrong with the list of domains. */
export const ERROR_CODES = {
  'DO-ENTRY': {
    what: 'An entry of the domain list is no host; it is left out.',
    phases: ['call'],
    remedy: 'Correct the entry in the gateway: a host name alone, without scheme, port and path.',
  },
  'DO-LIST': {
    what: 'The list of domains could not be had; those that the page was baked with are asked.',
    phases: ['call'],
    remedy: 'See whether the gateway answers /wps/system/domainRoute.',
  },
} as const satisfies ErrorTable
