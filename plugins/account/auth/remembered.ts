import {
  anySignal,
  type AutoLogin,
  type ContextOf,
  type FactArea,
  HttpError,
  type LoginCredentials,
  type Navigation,
  plainText,
  type ServicesOf,
  type Session,
  type Storage,
  type Translate,
} from '@foyer/sdk'
import { useEffect, useRef, useState } from 'react'
import { loginDeviceFields } from '../shared/origin.ts'
import { login, loginRequest } from '../shared/endpoints.ts'
import { WRONG_CREDENTIALS } from '../shared/failures.ts'
import { clearRememberedLogin, REMEMBERED_LOGIN } from '../shared/remembered-login-record.ts'
import {
  canRemember,
  loadRememberedLogin,
  type RememberedLogin,
  saveRememberedLogin,
} from '../shared/remembered-login.ts'
import { loginStarted, startSession, type SubmittedCredentials } from '../shared/session.ts'
import type { manifest } from './manifest.ts'
import { passSecondFactor, requestedFactors } from './pass-second-factor.tsx'

/** Looks like a filled-in password, and reveals nothing about it. */
const PASSWORD_PLACEHOLDER = '••••••••'

/** The remembered login in the form. */
interface RememberedLoginForm {
  /** Whether this browser can remember one. */
  readonly available: boolean
  /** The box is ticked. */
  readonly wanted: boolean
  setWanted(wanted: boolean): void
  /** For the password's field while it is empty and the remembered password would be sent. */
  readonly passwordFieldProps: { readonly placeholder: string; readonly hint: string } | undefined
  /** The credentials to send: with the remembered password if the placeholder is shown. */
  complete(typed: SubmittedCredentials): Promise<SubmittedCredentials>
  /** Call when a login has failed, which may have removed it (ST-05). */
  refresh(): void
}

/**
 * Fills in the name of a remembered login and ticks the box. Its password never enters the page, where anyone
 * who holds the phone could reveal it. A placeholder shows that there is one; typed text replaces it.
 */
export function useRememberedLogin(
  services: Pick<ServicesOf<typeof manifest>, 'storage' | 'site'>,
  typed: SubmittedCredentials,
  fill: (part: (now: SubmittedCredentials) => Partial<SubmittedCredentials>) => void,
  t: Translate<'account.auth'>,
): RememberedLoginForm {
  const [storedUsername, setStoredUsername] = useState<string>()
  const [wanted, setWanted] = useState(false)
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    void loadRememberedLogin(services).then((login) => {
      if (!login || !mounted.current) return
      setStoredUsername(login.username)
      setWanted(true)
      // Do not overwrite what the player has typed by now.
      fill((now) => (now.username || now.password ? {} : { username: login.username }))
    })
    return () => void (mounted.current = false)
  }, [services, fill])

  const usesStored =
    storedUsername !== undefined && plainText(typed.username) === storedUsername && typed.password === ''
  return {
    available: canRemember(services),
    wanted,
    setWanted,
    passwordFieldProps: usesStored
      ? { placeholder: PASSWORD_PLACEHOLDER, hint: t('password_remembered') }
      : undefined,
    async complete(given) {
      if (!usesStored) return given
      // Loaded again: a log-out in another tab may have removed it.
      const login = await loadRememberedLogin(services)
      // A player who has left the form sends nothing.
      if (login?.username === storedUsername && mounted.current) return { ...given, password: login.password }
      setStoredUsername(undefined)
      return given
    },
    refresh: () => {
      if (services.storage.get(REMEMBERED_LOGIN) === undefined) setStoredUsername(undefined)
    },
  }
}

/**
 * Updates the remembered login when a player has logged in by username: stores it if they ticked the box,
 * else removes it (EN-09); tells them if this browser could not store it. A code or an identity is never
 * stored, and changes nothing (VA-07). Never rejects.
 */
export async function updateRememberedLogin(
  credentials: LoginCredentials,
  wanted: boolean,
  services: ServicesOf<typeof manifest>,
): Promise<void> {
  const { session, overlays, i18n } = services
  if (credentials.type !== 'username') return
  if (!wanted) return clearRememberedLogin(services)
  const saved = await saveRememberedLogin(credentials, services)
  if (!saved && session.current.get())
    overlays.toast(i18n.translate('account.auth')('not_remembered'), { kind: 'warning' })
}

/**
 * Removes the remembered login when the gateway says that a login was wrong (ST-05). Other failures, such as
 * the network, a captcha, a second factor or a lock, do not prove it wrong.
 */
export function clearOnInvalidCredentials(
  error: unknown,
  deps: { readonly storage: Pick<Storage, 'remove'> },
): void {
  if (error instanceof HttpError && WRONG_CREDENTIALS.has(error.answer?.errorCode ?? ''))
    clearRememberedLogin(deps)
}

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
    const answer = await call.catch((error: unknown) => {
      if (!requestedFactors(error)) throw error
      return passSecondFactor(error, remembered, { context, services }, signal)
    })
    // In the meantime the player may have logged in or out, in this tab or another.
    if (answer && isAllowed() && storage.get(REMEMBERED_LOGIN) === record)
      startSession(answer, remembered, services, {
        changeForced: site.switches.get()?.['PWDEXPFORCECHANGE3'] === true,
        moves: false,
      })
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

/** The facts that decide whether the site logs a remembered player in automatically. */
export interface AutoLoginFacts {
  readonly signedIn: boolean
  readonly autoLoginFlag: AutoLogin
  /** Query of the address that the page was opened with: `?id=1` or empty. */
  readonly query: string
  /** The gateway's switches; `undefined`: it has not answered. */
  readonly switches: FactArea
  readonly merchant: string
  readonly remembered: (Omit<RememberedLogin, 'type'> & { readonly type: string }) | undefined
  /** The player is already logging in or registering. */
  readonly superseded: boolean
}

/** Checks every condition of ST-06 but one: the caller tries it only once per load. */
export function shouldAutoLogin(facts: AutoLoginFacts): boolean {
  const { signedIn, autoLoginFlag, query, switches, merchant, remembered, superseded } = facts
  const parameters = new URLSearchParams(query)
  return (
    !signedIn &&
    !superseded &&
    autoLoginFlag === 'allowed' &&
    !parameters.has('redirectUrl') &&
    !parameters.has('backUrl') &&
    switches?.['MOBILEAUTOLOGIN3'] === true &&
    remembered?.merchant === merchant &&
    remembered.type !== 'sms'
  )
}
