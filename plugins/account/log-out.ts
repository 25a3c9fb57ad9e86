import type { Http, Navigation, Session, Storage } from '@foyer/sdk'
import { clearRememberedLogin } from './clear-remembered-login.ts'
import { logout } from './logout-endpoint.ts'

export interface LogOutDeps {
  readonly session: Pick<Session, 'end'>
  readonly http: Pick<Http, 'call'>
  readonly navigation: Pick<Navigation, 'navigate'>
  readonly storage: Pick<Storage, 'remove'>
}

/**
 * Logs out: the gateway is told, the session ends in every tab, no login is remembered, home is shown (ST-32). Nobody waits
 * for the gateway: the call carries the token that stood when it was made, and what comes of it changes nothing.
 */
export function logOut({ session, http, navigation, storage }: LogOutDeps): void {
  http.call(logout, { alert: false }).catch(() => undefined)
  // Home first: on a member's screen the end of the session would ask for a login.
  navigation.navigate('/m/home')
  session.end('logout')
  clearRememberedLogin({ storage })
}
