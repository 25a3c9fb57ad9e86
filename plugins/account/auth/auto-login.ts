import {
  anySignal,
  type ContextOf,
  HttpError,
  type Navigation,
  type ServicesOf,
  type Session,
} from '@foyer/sdk'
import { startSession } from '../start-session.ts'
import { loginStarted } from '../start-session.ts'
import { loginDeviceFields } from '../login-device-fields.ts'
import { loadRememberedLogin } from '../remembered-login.ts'
import { REMEMBERED_LOGIN } from '../remembered-login-key.ts'
import { login } from '../login-endpoint.ts'
import { clearOnInvalidCredentials } from './update-remembered-login.ts'
import { loginRequest } from './login-request.ts'
import type { manifest } from './manifest.ts'
import { shouldAutoLogin } from './should-auto-login.ts'
import { requestedFactors } from './requested-factors.ts'

/** At these paths the player is about to log in or to register. */
const GUEST_PATHS = /^\/m\/(login|register)/

/**
 * Logs a remembered player in silently (ST-06, RO-05): the player becomes a member and stays on the page.
 * Every failure silently leaves a guest, and the login remembered for the next load unless it was wrong
 * (ST-05). If more than the password is required, the usual screen opens: the log-in for a captcha, the modal
 * for a second factor. Call once per load, when the site's status has arrived. Never rejects.
 *
 * @param query of the address that the page was opened with
 */
export async function autoLogin(
  context: ContextOf<typeof manifest>,
  services: ServicesOf<typeof manifest>,
  query: string,
): Promise<void> {
  const { session, site, http, navigation, storage } = services
  const superseded = new AbortController()
  const stop = context.on(loginStarted, () => superseded.abort())
  const signal = anySignal(superseded.signal, context.signal)
  const record = storage.get(REMEMBERED_LOGIN)
  const remembered = await loadRememberedLogin(services)
  // Another open tab may have a session for this one: a login would make that tab's token expire.
  await whenKnown(session)
  const status = site.status.get()
  const isAllowed = (): boolean =>
    shouldAutoLogin({
      signedIn: session.current.get() !== undefined,
      autoLoginFlag: session.autoLogin,
      query,
      switches: status?.switches,
      merchant: status?.merchantCode ?? site.merchant.code,
      remembered,
      superseded: signal.aborted,
    })
  try {
    if (!remembered || !isAllowed()) return
    if (status?.settings['account.auth']?.['captcha'] === true) return openScreen(navigation)
    const body = loginRequest(remembered, await loginDeviceFields(services), undefined)
    const call = http.call(login, { body, alert: false, signal })
    const answer = await call.catch(async (error: unknown) => {
      if (!requestedFactors(error)) throw error
      const { passSecondFactor } = await import('./pass-second-factor.tsx')
      return passSecondFactor(error, remembered, { context, services }, signal)
    })
    // In the meantime the player may have logged in or out, in this tab or another.
    if (answer && isAllowed() && storage.get(REMEMBERED_LOGIN) === record)
      startSession(answer, remembered, services, { moves: false })
  } catch (error) {
    if (signal.aborted) return
    clearOnInvalidCredentials(error, services)
    if (!(error instanceof HttpError)) context.logger.error(error)
  } finally {
    void stop()
  }
}

const whenKnown = ({ known }: Pick<Session, 'known'>): Promise<void> =>
  new Promise((resolve) => {
    if (known.get()) return resolve()
    const unsubscribe = known.subscribe(() => {
      unsubscribe()
      resolve()
    })
  })

/** Opens the login with the remembered one filled in: the player completes it, and comes back here. */
function openScreen(navigation: Pick<Navigation, 'location' | 'redirectToLogin'>): void {
  const { pathname, search, hash } = navigation.location.get()
  if (!GUEST_PATHS.test(pathname)) navigation.redirectToLogin(`${pathname}${search}${hash}`)
}
