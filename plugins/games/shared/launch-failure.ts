import { describeFailure, type FailureKind, type FailureRows, type PlainKey } from '@foyer/sdk'

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

const UNKNOWN = { text: 'unknown_error', remedy: 'retry' } as const
const LOGGED_OUT = { text: 'please_log_in', remedy: 'retry' } as const
/** The gateway has decided: an answer that was refused is refused again, a server that failed may recover. */
const SAID = { text: 'unknown_error', gateway: true } as const

/** What the screen says when the call of `game.launch` fails (ER-09; ER-02 to ER-04 for failures of any call). */
export const LAUNCH_ROWS = {
  timeout: { text: 'timeout_retry_please' },
  offline: { text: 'offline' },
  network: { text: 'network_error' },
  'bad-gateway': { text: 'network_error' },
  'too-many-requests': { text: 'too_many_requests' },
  'session-gone': LOGGED_OUT,
  guest: LOGGED_OUT,
  refused: SAID,
  'server-error': SAID,
  'new-build': UNKNOWN,
  encryption: UNKNOWN,
  aborted: UNKNOWN,
  unknown: UNKNOWN,
} as const satisfies FailureRows<LaunchText>

/** Said in a quiet line: the kernel ends the session and asks for a log-in (ER-03), and alerts no such status (ER-02, ER-04). */
export const QUIET_LAUNCHES: readonly FailureKind[] = [
  'session-gone',
  'guest',
  'bad-gateway',
  'too-many-requests',
]

/** What is shown for a failed call of `game.launch`. */
export function launchFailure(error: unknown): LaunchFailure {
  const { kind, text, remedy } = describeFailure(error, LAUNCH_ROWS)
  const said = 'message' in text
  return {
    text: said ? { server: text.message } : { key: 'key' in text ? text.key : 'unknown_error' },
    remedy: remedy === 'reconnect' ? remedy : said && remedy === 'other-way' ? 'other-game' : 'retry',
    ...(QUIET_LAUNCHES.includes(kind) && { quiet: true }),
  }
}
