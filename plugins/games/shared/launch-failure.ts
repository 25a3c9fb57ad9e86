import { type FailureKind, failureKind, HttpError, type PlainKey } from '@foyer/sdk'

type LaunchText = PlainKey<'games.launch' | 'games.trial'>

/** Why a launch failed. The screen says it once, and offers what can help. */
export interface LaunchFailure {
  /** The gateway's message, or a key of the plugin's texts. */
  readonly text: { readonly server: string } | { readonly key: LaunchText }
  /**
   * What can help. `retry`: to try again. `reconnect`: the launch starts by itself when the network is back.
   * `other-game`: this game will not open now.
   */
  readonly remedy: 'retry' | 'reconnect' | 'other-game'
  /** Not alerted, but said in a quiet line (ER-02, ER-04). */
  readonly quiet?: boolean
}

/** No answer, or no redirect, in time (ST-17, ER-09). */
export const TIMED_OUT: LaunchFailure = { remedy: 'retry', text: { key: 'timeout_retry_please' } }
/** The gateway returned an address to which the site does not navigate (SE-03). */
export const UNSAFE_ADDRESS: LaunchFailure = { remedy: 'other-game', text: { key: 'unsafe_address' } }

/** `gateway`: its message, or without one the key `unknown_error` and another try. */
type LaunchRow = LaunchFailure | { readonly remedy: LaunchFailure['remedy']; readonly text: 'gateway' }

const retry = (key: LaunchText): LaunchFailure => ({ remedy: 'retry', text: { key } })
const quietly = (key: LaunchText): LaunchFailure => ({ ...retry(key), quiet: true })

/** What the screen says when the call of `game.launch` fails (ER-09; ER-02 to ER-04 for failures of any call). */
export const LAUNCH_FAILURES: Readonly<Record<FailureKind, LaunchRow>> = {
  timeout: TIMED_OUT,
  offline: { remedy: 'reconnect', text: { key: 'offline' } },
  network: retry('network_error'),
  // The kernel ends the session and asks for a log-in (ER-03): no second alert.
  'session-gone': quietly('please_log_in'),
  guest: quietly('please_log_in'),
  'bad-gateway': quietly('network_error'),
  'too-many-requests': quietly('too_many_requests'),
  // The gateway has decided: an answer that was refused is refused again, a server that failed may recover.
  refused: { remedy: 'other-game', text: 'gateway' },
  'server-error': { remedy: 'retry', text: 'gateway' },
  'new-build': retry('unknown_error'),
  encryption: retry('unknown_error'),
  aborted: retry('unknown_error'),
  unknown: retry('unknown_error'),
}

/** What is shown for a failed call of `game.launch`. */
export function launchFailure(error: unknown): LaunchFailure {
  const row = LAUNCH_FAILURES[failureKind(error)]
  if (row.text !== 'gateway') return { ...row, text: row.text }
  const message = error instanceof HttpError ? error.answer?.message?.trim() : undefined
  return message ? { remedy: row.remedy, text: { server: message } } : retry('unknown_error')
}
