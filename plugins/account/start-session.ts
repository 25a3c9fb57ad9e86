import type { Navigation, Session, Site } from '@foyer/sdk'
import type { LoginAnswer } from './login-answer.ts'
import { type PasswordChangeReason, passwordChangeReason } from './password-change-reason.ts'
import { sessionInfoOf } from './session-info.ts'

export interface StartSessionDeps {
  readonly navigation: Pick<Navigation, 'consumeReturnTo' | 'navigate'>
  readonly session: Pick<Session, 'start'>
  readonly site: Pick<Site, 'status' | 'switches' | 'merchant'>
}

/** Whose answer it is, as far as the player has typed it. */
export interface SubmittedCredentials {
  readonly username: string
  /** Empty where none was typed. */
  readonly password: string
}

/**
 * What every answered login or registration ends in: the session begins, and the player goes on to where the login was asked
 * for. Whoever owes a change of password goes nowhere yet (ST-03): navigation shows /m/changePsw instead of this screen, keeps
 * what asked for the login, and without a screen for the change goes on as for everybody.
 *
 * @param options.moves false: the player, who did nothing for it, stays; but no guest's screen shows to a member, so from
 * there the shell takes them on
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
  // Taken first: a session that begins on a screen for guests sends the player on by itself, and would take it.
  const returnPath = moves ? navigation.consumeReturnTo() : undefined
  session.start(info)
  if (returnPath) navigation.navigate(returnPath, { replace: true })
  return undefined
}
