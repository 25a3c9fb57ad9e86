import { HttpError, isQuietFailure } from '@foyer/sdk'

/** Why a launch failed. The screen says it once, and offers what can help. */
export interface LaunchFailure {
  /** The gateway's message, or a key of the plugin's texts. */
  readonly text: { readonly server: string } | { readonly key: string }
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

/** Error codes, and one message, by which the gateway reports an invalid token (ER-03). */
const SESSION_LOST = [
  'customer.not.login',
  'user.or.token.invalid',
  'login.not.session',
  'CUSTOMER_NOT_LOGIN',
]
const UNAUTHORIZED = 401
const BAD_GATEWAY = 502

/** What is shown for a failed call of `game.launch` (ER-09; ER-02 to ER-04 for failures of any call). */
export function launchFailure(error: unknown): LaunchFailure {
  if (!(error instanceof HttpError)) return retry('unknown_error')
  const { status = 0, errorCode = '', message = '' } = error.answer ?? {}
  if (error.code === 'HT-TIMEOUT') return TIMED_OUT
  if (error.code === 'HT-OFFLINE') return { remedy: 'reconnect', text: { key: 'offline' } }
  // The kernel ends the session and asks for a login (ER-03): no second alert.
  const sessionLost =
    status === UNAUTHORIZED || SESSION_LOST.includes(errorCode) || SESSION_LOST.includes(message)
  if (error.code === 'HT-GUEST' || sessionLost) return { ...retry('please_log_in'), quiet: true }
  if (isQuietFailure(error))
    return { ...retry(status === BAD_GATEWAY ? 'network_error' : 'too_many_requests'), quiet: true }
  // The gateway has decided: an answer that was refused is refused again, a server that failed may recover.
  const remedy = error.code === 'HT-REFUSED' ? 'other-game' : 'retry'
  if (message.trim()) return { remedy, text: { server: message.trim() } }
  return retry(error.code === 'HT-NETWORK' ? 'network_error' : 'unknown_error')
}

const retry = (key: string): LaunchFailure => ({ remedy: 'retry', text: { key } })
