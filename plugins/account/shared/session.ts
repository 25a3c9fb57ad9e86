import {
  type Context,
  createStore,
  type Store,
  defineEvent,
  HOME_PATH,
  type Http,
  type Navigation,
  type Overlays,
  type Session,
  type SessionInfo,
  type Site,
  type Storage,
  type Translate,
} from '@foyer/sdk'
import { type LoginAnswer, logout } from './endpoints.ts'
import { clearRememberedLogin } from './remembered-login-record.ts'

/** The password that the operator hands out and that the member must change (ST-03, VA-08). */
export const WEAK_PASSWORD = '123456'

interface StartSessionDeps {
  readonly navigation: Pick<Navigation, 'consumeReturnTo' | 'navigate'>
  readonly session: Pick<Session, 'start'>
  readonly site: Pick<Site, 'status' | 'merchant'>
}

/** What the player typed to get the answer. */
export interface SubmittedCredentials {
  readonly username: string
  /** Empty if none was typed. */
  readonly password: string
}

/**
 * Ends every successful login or registration: begins the session, and opens the page that asked for the
 * login. A player who must change the password goes nowhere yet (ST-03): navigation shows /m/changePsw
 * instead of this screen and remembers that page; without a screen for the change it goes on as usual.
 *
 * @param options.changeForced the merchant forces the change of an expired password (PWDEXPFORCECHANGE3)
 * @param options.moves false: the player, who did nothing, stays; only a guest's screen is left, by the shell
 */
export function startSession(
  answer: LoginAnswer,
  { username, password }: SubmittedCredentials,
  deps: StartSessionDeps,
  { changeForced, moves = true }: { readonly changeForced: boolean; readonly moves?: boolean },
): PasswordChangeReason | undefined {
  const { navigation, session, site } = deps
  const changeReason = passwordChangeReason(answer, password, changeForced)
  const merchantCode = site.status.get()?.merchantCode ?? site.merchant.code
  const info = sessionInfoOf(answer, { merchantCode, username })
  if (changeReason) {
    session.start({ ...info, passwordChangeRequired: changeReason })
    return changeReason
  }
  // Consumed first: a session that begins on a guest's screen makes the shell leave it and consume this path.
  const returnPath = moves ? navigation.consumeReturnTo() : undefined
  session.start(info)
  if (returnPath) navigation.navigate(returnPath, { replace: true })
  return undefined
}

/**
 * The session that an answer begins (EN-01). The merchant is the page's own; the name is the gateway's, or
 * else the one that the player typed.
 */
export const sessionInfoOf = (
  { id, token, userName, customerType, firstTimeLogin }: LoginAnswer,
  { merchantCode, username }: { readonly merchantCode: string; readonly username: string },
): SessionInfo => ({
  id,
  token,
  merchantCode,
  userName: userName ?? username,
  type: customerType,
  firstTimeLogin,
})

/** The player is logging in or registering: the site no longer logs in automatically (ST-06). */
export const loginStarted = defineEvent<undefined>({ id: 'account.login-started', keep: true })

/** Why a member must change the password before anything else. */
type PasswordChangeReason = NonNullable<SessionInfo['passwordChangeRequired']>

/**
 * Why a login requires a password change, if it does (ST-03): always for the weak password; for one that has
 * expired or that the gateway wants changed, if the merchant forces it (RO-06).
 */
export function passwordChangeReason(
  { passwordExpired, updatePassword }: Pick<LoginAnswer, 'passwordExpired' | 'updatePassword'>,
  password: string,
  changeForced: boolean,
): PasswordChangeReason | undefined {
  if (password === WEAK_PASSWORD) return 'weak'
  return (passwordExpired || updatePassword) && changeForced ? 'expired' : undefined
}

interface LogOutDeps {
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

/**
 * Logs the member out, after a question (ST-32).
 *
 * @param t - the texts of `account.auth`
 * @param onLogOut - runs before the session ends, such as to close a sheet
 */
export async function askLogOut(
  services: LogOutDeps & { readonly overlays: Pick<Overlays, 'confirm' | 'toast'> },
  t: Translate<'account.auth'>,
  onLogOut?: () => void,
): Promise<void> {
  const { overlays } = services
  const confirmed = await overlays.confirm({
    title: t('log_out'),
    message: t('log_out_question'),
    confirmLabel: t('log_out'),
    cancelLabel: t('stay'),
  })
  if (!confirmed) return
  onLogOut?.()
  logOut(services)
  overlays.toast(t('logged_out'), { kind: 'success' })
}

/** How long a typed password is available for a required change. */
const TYPED_PASSWORD_MS = 10 * 60_000

/** The password by which a session has just begun. */
interface TypedPassword {
  /** Of the session. */
  readonly token: string
  readonly password: string
}

const current = createStore<TypedPassword | undefined>(undefined)

/**
 * The password that the player has just typed at the log-in, if it must be changed at once: the form then does
 * not ask for it again. In memory only, until it is changed or refused, the session ends, the page is left, or
 * ten minutes have passed.
 */
export const typedPassword: Store<TypedPassword | undefined> = current

export function setTypedPassword(typed: TypedPassword, context: Pick<Context, 'timeout'>): void {
  current.set(typed)
  context.timeout(() => {
    if (current.get() === typed) clearTypedPassword()
  }, TYPED_PASSWORD_MS)
}

export const clearTypedPassword = (): void => current.set(undefined)
