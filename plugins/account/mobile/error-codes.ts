import type { ErrorTable } from '@foyer/sdk'

/** Mobile numbers. */
export const ERROR_CODES = {
  'MO-COUNTRIES': {
    what: 'The gateway’s list of countries did not come; every country is offered in its place.',
    phases: ['call'],
    remedy: 'Look at the call `mobile.countries` (GET /wps/system/country).',
  },
} as const satisfies ErrorTable
