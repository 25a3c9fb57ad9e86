import { type CaptchaFailure, CodedError, HttpError } from '@foyer/sdk'
import { SCRIPT_FAILED } from './constants.ts'

/** Thrown by a start that failed. */
export class StartError extends Error {
  constructor(readonly failure: CaptchaFailure) {
    super(failure.code)
    this.name = 'StartError'
  }
}

/** The gateway answered without a challenge. */
const REFUSALS: ReadonlySet<string> = new Set(['HT-REFUSED', 'HT-SHAPE'])

/** Why a captcha did not start: the vendor's error, the challenge's call, or a missing script (ER-13). */
export function startFailure(error: unknown): CaptchaFailure {
  if (error instanceof StartError) return error.failure
  if (error instanceof HttpError)
    return { reason: REFUSALS.has(error.code) ? 'setup' : 'network', code: error.code }
  if (error instanceof CodedError && error.code === 'SC-URL') return { reason: 'setup', code: error.code }
  if (error instanceof TypeError) return { reason: 'vendor', code: 'CP-VENDOR' }
  return { reason: 'network', code: SCRIPT_FAILED }
}
