import { CaptchaError, type CaptchaFailure } from '../contracts/captcha.ts'
import { CodedError } from '../errors.ts'
import { HttpError } from '../services/http.ts'

/** The gateway answered, without what the captcha needs. */
const REFUSALS: ReadonlySet<string> = new Set(['HT-REFUSED', 'HT-SHAPE'])

/** The vendor or its provider threw an error, or did not do what it must. */
export const UNKNOWN_FAILURE = { reason: 'vendor', code: 'CP-VENDOR' } as const satisfies CaptchaFailure

/** Why a captcha did not start or open: the provider's reason, a call, a script, or an error of the vendor (ER-13). */
export function captchaFailure(error: unknown): CaptchaFailure {
  if (error instanceof CaptchaError) return error.failure
  if (error instanceof HttpError)
    return { reason: REFUSALS.has(error.code) ? 'setup' : 'network', code: error.code }
  if (error instanceof CodedError && error.code.startsWith('SC-'))
    return { reason: error.code === 'SC-URL' ? 'setup' : 'network', code: error.code }
  return UNKNOWN_FAILURE
}
