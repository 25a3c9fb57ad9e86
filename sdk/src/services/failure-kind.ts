import { BAD_GATEWAY, SESSION_GONE, TOO_MANY_REQUESTS, TOO_MANY_STATUS } from './failure-codes.ts'
import { HttpError } from './http.ts'

/**
 * What became of a failed call, whichever endpoint it was for:
 *
 * - `aborted`: the caller ended it.
 * - `offline`, `network`, `timeout`: no answer came (ER-02).
 * - `new-build`: the server has no answer for this build any more; the notice of the new build tells the player (ST-15).
 * - `guest`: it needs a session, and there is none (RR-01).
 * - `session-gone`: the gateway does not know the session of the call; the site asks for a log-in (ER-03). A log-in
 *   itself that is refused with 401 is of this kind too.
 * - `bad-gateway`, `too-many-requests`: no alert is shown for these (ER-02, ER-04).
 * - `encryption`: it could not be encrypted; the error's own text is for the player (CA-02).
 * - `refused`: the gateway's answer says no, for a reason of the endpoint's; its message is for the player.
 * - `server-error`: the answer has an error's status; its message, if it has one, may be for nobody.
 * - `unknown`: an answer that cannot be read, or something thrown that is no failed call.
 */
export type FailureKind =
  | 'aborted'
  | 'offline'
  | 'network'
  | 'timeout'
  | 'new-build'
  | 'guest'
  | 'session-gone'
  | 'bad-gateway'
  | 'too-many-requests'
  | 'encryption'
  | 'refused'
  | 'server-error'
  | 'unknown'

const KINDS: Readonly<Record<string, FailureKind>> = {
  'HT-ABORTED': 'aborted',
  'HT-OFFLINE': 'offline',
  'HT-NETWORK': 'network',
  'HT-TIMEOUT': 'timeout',
  'HT-GONE': 'new-build',
  'HT-GUEST': 'guest',
}

/** The kind that an error's code alone tells; `unknown` where the answer decides, and for a code that is no call's. */
export const kindOfCode = (code: string): FailureKind =>
  code.startsWith('CR-') ? 'encryption' : Object.hasOwn(KINDS, code) ? (KINDS[code] ?? 'unknown') : 'unknown'

/**
 * The kind of something thrown by a call. A plugin that shows its own failures (`alert: false`) has a message for each kind, and
 * rows of its own for the codes of its endpoint; it does not read statuses and codes again.
 *
 * @example
 * if (failureKind(error) === 'too-many-requests') form.tell(t('slow_down'))
 */
export function failureKind(error: unknown): FailureKind {
  if (!(error instanceof HttpError)) return 'unknown'
  const { status = 0, errorCode = '', message = '' } = error.answer ?? {}
  const { statuses, errorCodes, messages } = SESSION_GONE
  const kind = kindOfCode(error.code)
  if (kind !== 'unknown' || error.code === 'HT-SHAPE') return kind
  if (statuses.includes(status) || errorCodes.includes(errorCode) || messages.includes(message))
    return 'session-gone'
  if (status === BAD_GATEWAY) return 'bad-gateway'
  if (status === TOO_MANY_STATUS || errorCode.startsWith(TOO_MANY_REQUESTS)) return 'too-many-requests'
  if (error.code === 'HT-REFUSED') return 'refused'
  return error.code === 'HT-STATUS' ? 'server-error' : 'unknown'
}

/**
 * Whether something thrown is a failed call for which the site shows neither an alert nor a toast, although
 * the player waits for it: status 502 (ER-02) or too many requests (ER-04), by status 429 or by code. The control that was pressed says
 * so in one line: `QuietFailure` of `@foyer/sdk/ui`.
 */
export const isQuietFailure = (error: unknown): boolean =>
  ['bad-gateway', 'too-many-requests'].includes(failureKind(error))
