import { HttpError } from './http.ts'

/** The server before the gateway could not reach it (ER-02). */
export const BAD_GATEWAY = 502
/** How the gateway's codes for too many requests begin (ER-04). */
export const TOO_MANY_REQUESTS = 'TOO_MANY_REQUEST'

/**
 * Whether something thrown is a failed call for which the site shows neither an alert nor a toast, although
 * the player waits for it: status 502 (ER-02) or too many requests (ER-04). The control that was pressed says
 * so in one line: `QuietFailure` of `@foyer/sdk/ui`.
 */
export const isQuietFailure = (error: unknown): boolean =>
  error instanceof HttpError &&
  (error.answer?.status === BAD_GATEWAY || error.answer?.errorCode?.startsWith(TOO_MANY_REQUESTS) === true)
