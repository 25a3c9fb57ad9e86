import type { ErrorTable } from '@foyer/sdk'

/** Why a form that needs a captcha has none. */
export const ERROR_CODES = {
  'CP-NONE': {
    what: 'The merchant asks for a captcha and no provider is on: the form cannot be sent.',
    phases: ['call'],
    remedy:
      'Set the site’s GEETEST_ID, switch another provider on, or stop asking for a captcha in this form.',
  },
  'CP-SCENE': {
    what: 'The captcha’s provider does not serve this form; GeeTest v3 serves no sms.',
    phases: ['call'],
    remedy: 'Use version 4, or stop asking for a captcha in this form.',
  },
} as const satisfies ErrorTable
