import type { HttpError } from '@foyer/sdk'
import { OFFLINE_TOAST_MS } from './constants.ts'
import type { FailureContext } from './ports.ts'

/** What of an error decides. */
export type Failure = Pick<HttpError, 'code' | 'text' | 'answer'>

export interface Circumstances extends FailureContext {
  readonly online: boolean
  /** The page came over https, or from localhost, which browsers hold as safe. */
  readonly secure: boolean
}

/** A text of the namespace `kernel`, or one that the gateway wrote. Text, never HTML. */
export type Said =
  { readonly key: 'network_offline' | 'please_log_in' | 'unknown_error' } | { readonly message: string }

/** What is done about a failure, as data. */
export interface Reaction {
  readonly show:
    | { readonly kind: 'none' }
    | { readonly kind: 'toast'; readonly text: Said; readonly ms: number }
    | { readonly kind: 'alert'; readonly text: Said; readonly priority: 'alert' | 'alert-session' }
  /** `end`: the gateway no longer knows the session; after the alert, to /m/login. */
  readonly session: 'keep' | 'end'
  /** `disable`: the next start does not log in by itself. */
  readonly autoLogin: 'keep' | 'disable'
}

const SESSION_GONE = ['customer.not.login', 'user.or.token.invalid', 'login.not.session']
const SESSION_GONE_MESSAGE = 'CUSTOMER_NOT_LOGIN'
const OTHER_ADDRESS = 'token_ip_different'
const UNREACHED = ['HT-OFFLINE', 'HT-NETWORK', 'HT-TIMEOUT']

const sessionGone = ({ answer }: Failure): boolean =>
  answer !== undefined &&
  (answer.status === 401 ||
    SESSION_GONE.includes(answer.errorCode ?? '') ||
    answer.message === SESSION_GONE_MESSAGE)

const quiet: Reaction = { show: { kind: 'none' }, session: 'keep', autoLogin: 'keep' }
const alert = (text: Said): Reaction => ({ ...quiet, show: { kind: 'alert', text, priority: 'alert' } })

interface Rule {
  readonly clause: string
  when(failure: Failure, now: Circumstances): boolean
  react(failure: Failure): Reaction
}

/** The first that fits decides. */
const RULES: readonly Rule[] = [
  {
    clause: 'DESIGN §3: a caller that left wants nothing',
    when: ({ code }) => code === 'HT-ABORTED',
    react: () => quiet,
  },
  {
    // The session is the player's concern, not the caller's: `alert: false` does not hide its end.
    clause: 'ER-03: the gateway no longer knows the session',
    when: (failure, { sentWith }) => sentWith === 'current' && sessionGone(failure),
    react: () => ({
      ...quiet,
      show: { kind: 'alert', text: { key: 'please_log_in' }, priority: 'alert-session' },
      session: 'end',
    }),
  },
  {
    clause: 'ER-03: a late answer to an earlier token is dropped',
    when: (failure, { sentWith }) => sentWith === 'earlier' && sessionGone(failure),
    react: () => quiet,
  },
  {
    clause: 'CA-34: alert=false',
    when: (_, { alert }) => !alert,
    react: () => quiet,
  },
  {
    clause: 'ER-02: offline on https',
    when: ({ code }, { online, secure }) => !online && secure && UNREACHED.includes(code),
    react: () => ({
      ...quiet,
      show: { kind: 'toast', text: { key: 'network_offline' }, ms: OFFLINE_TOAST_MS },
    }),
  },
  { clause: 'ER-02: 502', when: ({ answer }) => answer?.status === 502, react: () => quiet },
  {
    clause: 'ER-04: too many requests',
    when: ({ answer }) => answer?.errorCode?.startsWith('TOO_MANY_REQUEST') === true,
    react: () => quiet,
  },
  {
    clause: 'RR-01: navigation, not an alert, asks a guest to log in',
    when: ({ code }) => code === 'HT-GUEST',
    react: () => quiet,
  },
  {
    clause: 'CA-02: a failed encryption shows its message',
    when: ({ code }) => code.startsWith('CR-'),
    react: ({ text }) => alert({ message: text }),
  },
  {
    clause: 'ER-04: others',
    when: () => true,
    react: ({ answer }) => alert(answer?.message ? { message: answer.message } : { key: 'unknown_error' }),
  },
]

/** What to do about a failed call (ER-02 to ER-04). */
export function reactionTo(failure: Failure, now: Circumstances): Reaction {
  const reaction = RULES.find((rule) => rule.when(failure, now))?.react(failure) ?? quiet
  return failure.answer?.errorCode === OTHER_ADDRESS ? { ...reaction, autoLogin: 'disable' } : reaction
}
