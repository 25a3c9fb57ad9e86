import {
  HOME_PATH,
  type Http,
  type Navigation,
  type Session,
  type Storage,
  defineEndpoint,
  type Schema,
} from '@foyer/sdk'
import { clearRememberedLogin } from './clear-remembered-login.ts'

/** Accepts every answer: nothing depends on it. By hand, so that the header needs no validator. */
const anything: Schema<unknown> = {
  '~standard': { version: 1, vendor: 'foyer', validate: (value) => ({ value }) },
}

/** Invalidates the token at the gateway (ST-32). The specification gives only the path. */
const logout = defineEndpoint()({
  id: 'auth.logout',
  method: 'POST',
  path: '/wps/session/logout',
  auth: 'optional',
  assumed: true,
  bare: true,
  response: anything,
})

export interface LogOutDeps {
  readonly session: Pick<Session, 'end'>
  readonly http: Pick<Http, 'call'>
  readonly navigation: Pick<Navigation, 'navigate'>
  readonly storage: Pick<Storage, 'remove'>
}

/**
 * Logs out: tells the gateway, ends the session in every tab, removes the remembered login and shows home
 * (ST-32). Does not wait for the gateway: the call carries the old token, and its result changes nothing.
 */
export function logOut({ session, http, navigation, storage }: LogOutDeps): void {
  http.call(logout, { alert: false }).catch(() => undefined)
  // Home first: on a member's screen the end of the session would open the login.
  navigation.navigate(HOME_PATH)
  session.end('logout')
  clearRememberedLogin({ storage })
}
