import { OFFLINE_TOAST_MS } from './constants.ts'
import type { TokenStatus } from './ports.ts'

/** What must hold for a row; all that it names. */
export interface FailureCondition {
  /** One of these of the layer's own codes; a `*` at the end stands for anything. */
  readonly codes?: readonly string[]
  /** The gateway said one of these: a status, an error code (a `*` at its end stands for anything) or a message. */
  readonly response?: {
    readonly statuses?: readonly number[]
    readonly errorCodes?: readonly string[]
    readonly messages?: readonly string[]
  }
  /** With which token the call went out. */
  readonly tokenStatus?: TokenStatus
  /** The caller shows failures itself. */
  readonly alert?: false
  readonly online?: false
  /** The page came over https, or from localhost, which browsers hold as safe. */
  readonly secure?: true
}

/** Keys of the kernel's texts. */
export type FailureText = 'network_offline' | 'please_log_in' | 'unknown_error'

export type FailureShow =
  | { readonly how: 'nothing' }
  | { readonly how: 'toast'; readonly text: FailureText; readonly ms: number }
  /** `gateway`: its message, `unknown_error` where it gave none. `error`: the failure's own text. */
  | {
      readonly how: 'alert'
      readonly text: FailureText | 'gateway' | 'error'
      readonly priority: 'alert' | 'alert-session'
    }

export interface FailureRow {
  /** Clause of the specification, or section of the design. */
  readonly clause: string
  readonly when: FailureCondition
  readonly show: FailureShow
  /** `end`: the gateway no longer knows the session; after the alert, to /m/login. */
  readonly session?: 'end'
  /** `stop`: no spinner stays up over it (ER-05). */
  readonly spinners?: 'stop'
}

const NOTHING: FailureShow = { how: 'nothing' }
const UNREACHED = ['HT-OFFLINE', 'HT-NETWORK', 'HT-TIMEOUT']
const SESSION_GONE = {
  statuses: [401],
  errorCodes: ['customer.not.login', 'user.or.token.invalid', 'login.not.session'],
  messages: ['CUSTOMER_NOT_LOGIN'],
}

/**
 * What is shown and done about a failed call (ER-02 to ER-05): the first row that fits decides. `npm run docs` prints it as
 * docs/failures.md.
 */
export const FAILURES: readonly FailureRow[] = [
  // A caller that left wants nothing.
  { clause: 'CA-34', when: { codes: ['HT-ABORTED'] }, show: NOTHING },
  // The session is the player's concern, not the caller's: `alert: false` does not hide its end.
  {
    clause: 'ER-03',
    when: { response: SESSION_GONE, tokenStatus: 'current' },
    show: { how: 'alert', text: 'please_log_in', priority: 'alert-session' },
    session: 'end',
    spinners: 'stop',
  },
  { clause: 'ER-03', when: { response: SESSION_GONE, tokenStatus: 'earlier' }, show: NOTHING },
  // Its spinner is the caller's too.
  { clause: 'CA-34', when: { alert: false }, show: NOTHING },
  {
    clause: 'ER-02',
    when: { codes: UNREACHED, online: false, secure: true },
    show: { how: 'toast', text: 'network_offline', ms: OFFLINE_TOAST_MS },
    spinners: 'stop',
  },
  { clause: 'ER-02', when: { response: { statuses: [502] } }, show: NOTHING, spinners: 'stop' },
  {
    clause: 'ER-04',
    when: { response: { errorCodes: ['TOO_MANY_REQUEST*'] } },
    show: NOTHING,
    spinners: 'stop',
  },
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

/** Switches log-in by itself off, whichever row decides and whoever made the call (ST-27). */
export const NO_AUTO_LOGIN = ['token_ip_different']
