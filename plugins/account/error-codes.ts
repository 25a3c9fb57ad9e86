import type { ErrorTable } from '@foyer/sdk'

/** Why a form that needs a captcha has none. */
export const ERROR_CODES = {
  'CP-NONE': {
    what: 'The merchant requires a captcha and no provider is on: the form cannot be sent.',
    phases: ['call'],
    remedy:
      'Set the site’s GEETEST_ID, switch another provider on, or no longer require a captcha in this form.',
  },
  'CP-SCENE': {
    what: 'The captcha provider does not support this form; GeeTest v3 does not support sms.',
    phases: ['call'],
    remedy: 'Use version 4, or no longer require a captcha in this form.',
  },
} as const satisfies ErrorTable
