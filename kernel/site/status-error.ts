import { CodedError } from '@foyer/sdk'

/**
 * Why there is no status. Codes: `SI-NETWORK` (not reached), `SI-TIMEOUT`, `SI-STATUS` (an error status),
 * `SI-REFUSED` (refused: see `answer.errorCode`, e.g. domain_not_available, ER-01), `SI-SHAPE` (no status in
 * the response).
 */
export class StatusError extends CodedError {
  constructor(
    code: 'SI-NETWORK' | 'SI-TIMEOUT' | 'SI-STATUS' | 'SI-REFUSED' | 'SI-SHAPE',
    message: string,
    readonly answer: {
      readonly httpStatus?: number
      readonly errorCode?: string | undefined
      readonly message?: string | undefined
    } = {},
    options?: { readonly cause?: unknown },
  ) {
    super(code, message, options)
    this.name = 'StatusError'
  }
}
