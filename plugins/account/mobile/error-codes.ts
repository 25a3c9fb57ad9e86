import type { ErrorTable } from '@foyer/sdk'

/** Mobile numbers. */
export const ERROR_CODES = {
  'MO-COUNTRIES': {
    what: 'The gateway’s list of countries did not come; every country is offered in its place.',
    phases: ['call'],
    remedy: 'Look at the call `mobile.countries` (GET /wps/system/country).',
  },
  'MO-PROVIDER': {
    what: 'The merchant’s codes go by the identity provider, and no plugin of one came up; the player was told.',
    phases: ['call'],
    remedy:
      'Switch the provider’s plugin on (GOOGLELOGIN3), or take `firebase` out of `info.sms` of the status.',
  },
} as const satisfies ErrorTable
