import { HttpError } from '@foyer/sdk'

/** Why a launch led nowhere, and how the player is told. Whatever it is, the screen offers a retry and the way back. */
export interface LaunchFailure {
  /** `warning` and `offline` are toasts; `alert` waits for the player; `inline` stands on the screen only. */
  readonly presentation: 'warning' | 'offline' | 'alert' | 'inline'
  /** What the gateway said, as text, or a key of the plugin's own. */
  readonly text: { readonly server: string } | { readonly key: string }
}

/** No answer, or no redirect, within the time (ST-17, ER-09). */
export const TIMED_OUT: LaunchFailure = { presentation: 'warning', text: { key: 'timeout_retry_please' } }
/** The gateway gave an address that the site does not leave for (SE-03). */
export const UNSAFE_ADDRESS: LaunchFailure = { presentation: 'alert', text: { key: 'unsafe_address' } }

/** Error codes, and one message, by which the gateway says that the token is no good (ER-03). */
const SESSION_LOST = [
  'customer.not.login',
  'user.or.token.invalid',
  'login.not.session',
  'CUSTOMER_NOT_LOGIN',
]
const UNAUTHORIZED = 401
const BAD_GATEWAY = 502

/** What is shown for a failed call of `game.launch` (ER-09; ER-02 to ER-04 for what any call may meet). */
export function launchFailure(error: unknown): LaunchFailure {
  if (!(error instanceof HttpError)) return { presentation: 'alert', text: { key: 'unknown_error' } }
  const { status = 0, errorCode = '', message = '' } = error.answer ?? {}
  if (error.code === 'HT-TIMEOUT') return TIMED_OUT
  if (error.code === 'HT-OFFLINE') return { presentation: 'offline', text: { key: 'network_offline' } }
  // The kernel ends the session and asks for a login by itself (ER-03): not told twice.
  const sessionLost =
    status === UNAUTHORIZED || SESSION_LOST.includes(errorCode) || SESSION_LOST.includes(message)
  if (error.code === 'HT-GUEST' || sessionLost) {
    return { presentation: 'inline', text: { key: 'please_log_in' } }
  }
  if (status === BAD_GATEWAY) return { presentation: 'inline', text: { key: 'network_error' } }
  if (errorCode.startsWith('TOO_MANY_REQUEST'))
    return { presentation: 'inline', text: { key: 'too_many_requests' } }
  if (message.trim()) return { presentation: 'alert', text: { server: message.trim() } }
  return {
    presentation: 'alert',
    text: { key: error.code === 'HT-NETWORK' ? 'network_error' : 'unknown_error' },
  }
}
