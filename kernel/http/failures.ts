import { type HttpError, OFFLINE_TOAST_MS } from '@foyer/sdk'
import { BAD_GATEWAY, SESSION_GONE, TOO_MANY_REQUESTS, TOO_MANY_STATUS } from '@foyer/sdk/internal'
import type { FailureContext, TokenStatus } from './ports.ts'

/** The conditions of a row; all that are given must match. */
export interface FailureCondition {
  /** The HTTP layer's code is one of these; a `*` at the end matches anything. */
  readonly codes?: readonly string[]
  /**
   * The response has one of these: a status, an error code (a `*` at its end matches anything) or a message.
   */
  readonly response?: {
    readonly statuses?: readonly number[]
    readonly errorCodes?: readonly string[]
    readonly messages?: readonly string[]
  }
  /** The token that the call was sent with. */
  readonly tokenStatus?: TokenStatus
  /** The caller shows failures itself. */
  readonly alert?: false
  readonly online?: false
  /** The page is a secure context: https, or localhost. */
  readonly secure?: true
}

/** Keys of the kernel's texts. */
type FailureText = 'network_offline' | 'please_log_in' | 'unknown_error'

export type FailureShow =
  | { readonly how: 'nothing' }
  | { readonly how: 'toast'; readonly text: FailureText; readonly ms: number }
  /** `gateway`: its message, or `unknown_error` without one. `error`: the failure's own text. */
  | {
      readonly how: 'alert'
      readonly text: FailureText | 'gateway' | 'error'
      readonly priority: 'alert' | 'alert-session'
    }

export interface FailureRow {
  /** Clause of the specification. */
  readonly clause: string
  readonly when: FailureCondition
  readonly show: FailureShow
  /** `end`: the gateway no longer knows the session; after the alert the player goes to /m/login. */
  readonly session?: 'end'
  /** `stop`: all spinners are dismissed (ER-05). */
  readonly spinners?: 'stop'
}

const NOTHING: FailureShow = { how: 'nothing' }

const UNREACHED = ['HT-OFFLINE', 'HT-NETWORK', 'HT-TIMEOUT']

/**
 * What the site shows and does after a failed call (ER-02 to ER-05): the first matching row decides. `npm run
 * docs` prints it as docs/failures.md.
 */
export const FAILURES: readonly FailureRow[] = [
  // The caller aborted and needs no message.
  { clause: 'CA-34', when: { codes: ['HT-ABORTED'] }, show: NOTHING },
  // The end of a session concerns the player, not the caller: `alert: false` does not hide it.
  {
    clause: 'ER-03',
    when: { response: SESSION_GONE, tokenStatus: 'current' },
    show: { how: 'alert', text: 'please_log_in', priority: 'alert-session' },
    session: 'end',
    spinners: 'stop',
  },
  { clause: 'ER-03', when: { response: SESSION_GONE, tokenStatus: 'earlier' }, show: NOTHING },
  // The caller dismisses its own spinner too.
  { clause: 'CA-34', when: { alert: false }, show: NOTHING },
  {
    clause: 'ER-02',
    when: { codes: UNREACHED, online: false, secure: true },
    show: { how: 'toast', text: 'network_offline', ms: OFFLINE_TOAST_MS },
    spinners: 'stop',
  },
  { clause: 'ER-02', when: { response: { statuses: [BAD_GATEWAY] } }, show: NOTHING, spinners: 'stop' },
  {
    clause: 'ER-04',
    when: { response: { statuses: [TOO_MANY_STATUS], errorCodes: [`${TOO_MANY_REQUESTS}*`] } },
    show: NOTHING,
    spinners: 'stop',
  },
  // The notice of the new build tells the player.
  { clause: 'ST-15', when: { codes: ['HT-GONE'] }, show: NOTHING, spinners: 'stop' },
  // Navigation, not an alert, asks a guest to log in.
  { clause: 'RR-01', when: { codes: ['HT-GUEST'] }, show: NOTHING, spinners: 'stop' },
  {
    clause: 'CA-02',
    when: { codes: ['CR-*'] },
    show: { how: 'alert', text: 'error', priority: 'alert' },
    spinners: 'stop',
  },
  {
    clause: 'ER-04',
    when: {},
    show: { how: 'alert', text: 'gateway', priority: 'alert' },
    spinners: 'stop',
  },
]

/** Error codes that disable automatic login, for every row and every caller (ST-27). */
export const NO_AUTO_LOGIN = ['token_ip_different']

/** The parts of an error that decide. */
type Failure = Pick<HttpError, 'code' | 'text' | 'answer'>

export interface FailureEnvironment extends FailureContext {
  readonly online: boolean
  /** The page is a secure context: https, or localhost. */
  readonly secure: boolean
}

/** A text of the namespace `kernel`, or the gateway's message. Shown as text, never as HTML (SE-02). */
export type UserMessage = { readonly key: FailureText } | { readonly message: string }

/** The reaction to one failure. */
interface Reaction {
  readonly show:
    | { readonly how: 'nothing' }
    | { readonly how: 'toast'; readonly text: UserMessage; readonly ms: number }
    | { readonly how: 'alert'; readonly text: UserMessage; readonly priority: 'alert' | 'alert-session' }
  readonly session: 'keep' | 'end'
  /** `disable`: the next start does not log in automatically. */
  readonly autoLogin: 'keep' | 'disable'
  readonly spinners: 'keep' | 'stop'
}

/** The row of the catalogue that decides about a failed call. */
export const rowOf = (failure: Failure, now: FailureEnvironment): FailureRow | undefined =>
  FAILURES.find(({ when }) => matches(when, failure, now))

/** The catalogue's reaction to a failed call (ER-02 to ER-05). */
export function reactionTo(failure: Failure, now: FailureEnvironment): Reaction {
  const row = rowOf(failure, now)
  return {
    show: showOf(row, failure),
    session: row?.session ?? 'keep',
    autoLogin: NO_AUTO_LOGIN.includes(failure.answer?.errorCode ?? '') ? 'disable' : 'keep',
    spinners: row?.spinners ?? 'keep',
  }
}

function matches(
  { codes, response, ...conditions }: FailureCondition,
  failure: Failure,
  now: FailureEnvironment,
): boolean {
  if (codes && !codes.some((pattern) => fits(failure.code, pattern))) return false
  if (response && !responseMatches(response, failure)) return false
  // The other conditions have the same names as the environment's fields.
  return Object.entries(conditions).every(([name, value]) => now[name as keyof typeof conditions] === value)
}

function responseMatches(response: NonNullable<FailureCondition['response']>, { answer }: Failure): boolean {
  if (!answer) return false
  const { status, errorCode, message } = answer
  return (
    response.statuses?.includes(status) === true ||
    response.errorCodes?.some((pattern) => fits(errorCode, pattern)) === true ||
    (message !== undefined && response.messages?.includes(message) === true)
  )
}

const fits = (code: string | undefined, pattern: string): boolean =>
  code !== undefined && (pattern.endsWith('*') ? code.startsWith(pattern.slice(0, -1)) : code === pattern)

function showOf(row: FailureRow | undefined, failure: Failure): Reaction['show'] {
  const show = row?.show ?? { how: 'nothing' }
  return show.how === 'nothing' ? show : { ...show, text: messageFor(show.text, failure) }
}

function messageFor(text: FailureText | 'gateway' | 'error', { text: own, answer }: Failure): UserMessage {
  if (text === 'error') return { message: own }
  if (text !== 'gateway') return { key: text }
  return answer?.message ? { message: answer.message } : { key: 'unknown_error' }
}

/** A server may ask for a longer wait; the site then asks again after this time all the same. */
const LONGEST_WAIT_MS = 3_600_000

/**
 * How long a server asks to wait, from its `Retry-After` header: seconds or a date (RFC 9110), at most an hour.
 * `undefined` without a valid one.
 *
 * @param now epoch milliseconds
 * @returns milliseconds
 */
export function retryAfterMs(header: unknown, now: number): number | undefined {
  if (typeof header !== 'string') return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_WAIT_MS)
}
