import type { ErrorTable } from '@foyer/sdk'

/** Error codes of mobile numbers. */
export const ERROR_CODES = {
  'MO-COUNTRIES': {
    what: 'The gateway’s list of countries could not be loaded; the form offers every country instead.',
    phases: ['call'],
    remedy: 'Check the call `mobile.countries` (GET /wps/system/country).',
  },
  'MO-PROVIDER': {
    what: 'The identity provider sends the merchant’s codes, but no plugin of one is on; the player saw a message.',
    phases: ['call'],
    remedy:
      'Look in the harness why the provider’s plugin is off, or take `firebase` out of `info.sms` of the status.',
  },
} as const satisfies ErrorTable
