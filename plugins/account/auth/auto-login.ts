import { anySignal, type ContextOf, HttpError, type Navigation, type ServicesOf } from '@foyer/sdk'
import { enter } from '../enter.ts'
import { loginBegun } from '../login-begun.ts'
import { loginOrigin } from '../login-origin.ts'
import { recallLogin } from '../remembered-login.ts'
import { REMEMBERED_LOGIN } from '../remembered-key.ts'
import { login } from '../login-endpoint.ts'
import { forgetWrong } from './forget-wrong.ts'
import { loginRequest } from './login-request.ts'
import type { manifest } from './manifest.ts'
import { mayLogIn } from './may-log-in.ts'
import { methodsAsked } from './methods-asked.ts'

/** Whoever is here knows that a login is wanted, or is making an account. */
const GUESTS_ONLY = /^\/m\/(login|register)/

/**
 * Logs a remembered player in, in silence (ST-06, RO-05): wherever they are they become a member and stay. Whatever fails
 * leaves a guest without a word, and the login remembered for the next load, unless it was wrong (ST-05). Where more than the
 * password is wanted, the usual screen opens: the log-in for a captcha, the modal for a second factor. To be called once a load, when the site's status has arrived. Rejects
 * for nothing.
 *
 * @param query of the address that the page was opened with
 */
export async function autoLogin(
  context: ContextOf<typeof manifest>,
  services: ServicesOf<typeof manifest>,
  query: string,
): Promise<void> {
  const { session, site, http, navigation, storage } = services
  const begun = new AbortController()
  const stop = context.on(loginBegun, () => begun.abort())
  const signal = anySignal(begun.signal, context.signal)
  const record = storage.get(REMEMBERED_LOGIN)
  const remembered = await recallLogin(services)
  const status = site.status.get()
  const may = (): boolean =>
    mayLogIn({
      signedIn: session.current.get() !== undefined,
      tab: session.autoLogin,
      query,
      switches: status?.switches,
      merchant: status?.merchantCode ?? site.merchant.code,
      remembered,
      begun: signal.aborted,
    })
  try {
    if (!remembered || !may()) return
    if (status?.settings['account.auth']?.['captcha'] === true) return openScreen(navigation)
    const body = loginRequest(remembered, await loginOrigin(services), undefined)
    const call = http.call(login, { body, alert: false, signal })
    const answer = await call.catch(async (error: unknown) => {
      if (!methodsAsked(error)) throw error
      const { passSecondFactor } = await import('./pass-second-factor.tsx')
      return passSecondFactor(error, remembered, { context, services }, signal)
    })
    // Meanwhile the player may have logged in or out, in this tab or another.
    if (answer && may() && storage.get(REMEMBERED_LOGIN) === record)
      enter(answer, remembered, services, { moves: false })
  } catch (error) {
    if (signal.aborted) return
    forgetWrong(error, services)
    if (!(error instanceof HttpError)) context.logger.error(error)
  } finally {
    void stop()
  }
}

/** The login, with what is remembered in it: the player does the rest, and comes back to where they were. */
function openScreen(navigation: Pick<Navigation, 'location' | 'redirectToLogin'>): void {
  const { pathname, search, hash } = navigation.location.get()
  if (!GUESTS_ONLY.test(pathname)) navigation.redirectToLogin(`${pathname}${search}${hash}`)
}
