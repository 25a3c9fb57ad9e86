import { HttpError } from './http.ts'

/** The server before the gateway could not reach it (ER-02). */
export const BAD_GATEWAY = 502
/** The server, or the gateway, limits the caller (ER-04); a limit before the gateway may answer without its code. */
export const TOO_MANY_STATUS = 429
/** How the gateway's codes for too many requests begin (ER-04). */
export const TOO_MANY_REQUESTS = 'TOO_MANY_REQUEST'

/**
 * Whether something thrown is a failed call for which the site shows neither an alert nor a toast, although
 * the player waits for it: status 502 (ER-02) or too many requests (ER-04), by status 429 or by code. The control that was pressed says
 * so in one line: `QuietFailure` of `@foyer/sdk/ui`.
 */
export function isQuietFailure(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false
  const { status, errorCode = '' } = error.answer ?? {}
  return status === BAD_GATEWAY || status === TOO_MANY_STATUS || errorCode.startsWith(TOO_MANY_REQUESTS)
}
