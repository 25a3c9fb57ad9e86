import type { ErrorTable } from '../errors.ts'

/** Why a form that needs a captcha has none, and what its block shows if a failure has no code of the vendor's. */
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
  'CP-TIMEOUT': {
    what: 'The captcha’s vendor was not ready within 60 seconds. The player sees a link to try again.',
    phases: ['call'],
    remedy: 'Try again; if it lasts, check the vendor’s address, or turn the captcha off for the form.',
  },
  'CP-VENDOR': {
    what: 'The captcha’s vendor or provider threw an error, or gave neither a code, nor a box, nor a proof.',
    phases: ['call'],
    remedy:
      'Check that the script’s address and version fit the captcha’s id, and read the log for the error.',
  },
} as const satisfies ErrorTable
