import { HttpError } from '@foyer/sdk'

/** Why a launch failed, and how the player sees it. The screen always offers a retry and the way back. */
export interface LaunchFailure {
  /** `warning` and `offline` are toasts; `alert` waits for the player; `inline` is on the screen only. */
  readonly presentation: 'warning' | 'offline' | 'alert' | 'inline'
  /** The gateway's message, or a key of the plugin's texts. */
  readonly text: { readonly server: string } | { readonly key: string }
}

/** No answer, or no redirect, in time (ST-17, ER-09). */
export const TIMED_OUT: LaunchFailure = { presentation: 'warning', text: { key: 'timeout_retry_please' } }
/** The gateway returned an address to which the site does not navigate (SE-03). */
export const UNSAFE_ADDRESS: LaunchFailure = { presentation: 'alert', text: { key: 'unsafe_address' } }

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
  if (!(error instanceof HttpError)) return { presentation: 'alert', text: { key: 'unknown_error' } }
  const { status = 0, errorCode = '', message = '' } = error.answer ?? {}
  if (error.code === 'HT-TIMEOUT') return TIMED_OUT
  if (error.code === 'HT-OFFLINE') return { presentation: 'offline', text: { key: 'network_offline' } }
  // The kernel ends the session and asks for a login (ER-03): no second message.
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
