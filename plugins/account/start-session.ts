import {
  defineEvent,
  type Navigation,
  type Session,
  type SessionInfo,
  type Site,
  type FactArea,
} from '@foyer/sdk'
import type { LoginAnswer } from './login-answer.ts'

import { WEAK_PASSWORD } from './weak-password.ts'

export interface StartSessionDeps {
  readonly navigation: Pick<Navigation, 'consumeReturnTo' | 'navigate'>
  readonly session: Pick<Session, 'start'>
  readonly site: Pick<Site, 'status' | 'switches' | 'merchant'>
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
 * @param options.moves false: the player, who did nothing, stays; only a guest's screen is left, by the shell
 */
export function startSession(
  answer: LoginAnswer,
  { username, password }: SubmittedCredentials,
  deps: StartSessionDeps,
  { moves = true }: { readonly moves?: boolean } = {},
): PasswordChangeReason | undefined {
  const { navigation, session, site } = deps
  const changeReason = passwordChangeReason(answer, password, site.switches.get())
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
 * expired or that the gateway wants changed, if the merchant forces it (PWDEXPFORCECHANGE3, RO-06).
 */
export function passwordChangeReason(
  { passwordExpired, updatePassword }: Pick<LoginAnswer, 'passwordExpired' | 'updatePassword'>,
  password: string,
  switches: FactArea,
): PasswordChangeReason | undefined {
  if (password === WEAK_PASSWORD) return 'weak'
  return (passwordExpired || updatePassword) && switches?.PWDEXPFORCECHANGE3 === true ? 'expired' : undefined
}
