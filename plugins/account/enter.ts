import type { Navigation, Session, Site } from '@foyer/sdk'
import type { LoginAnswer } from './login-answer.ts'
import { type OwedChange, owedChange } from './owed-change.ts'
import { sessionInfoOf } from './session-info.ts'

export interface EnterMeans {
  readonly navigation: Pick<Navigation, 'takeReturn' | 'go'>
  readonly session: Pick<Session, 'begin'>
  readonly site: Pick<Site, 'status' | 'switches' | 'merchant'>
}

/** Whose answer it is, as far as the player has typed it. */
export interface Entrant {
  readonly username: string
  /** Empty where none was typed. */
  readonly password: string
}

/**
 * What every answered login or registration ends in: the session begins, with the change of password that is owed (ST-03), and
 * the player goes on to where the login was asked for. Navigation holds whoever owes a change at /m/changePsw.
 *
 * @param options.moves false: the player, who did nothing for it, stays; but no guest's screen shows to a member, so from
 * there the shell takes them on
 */
export function enter(
  answer: LoginAnswer,
  { username, password }: Entrant,
  means: EnterMeans,
  { moves = true }: { readonly moves?: boolean } = {},
): OwedChange | undefined {
  const { navigation, session, site } = means
  const owes = owedChange(answer, password, site.switches.get())
  const merchantCode = site.status.get()?.merchantCode ?? site.merchant.code
  // Taken first: a session that begins on a screen for guests sends the player on by itself, and would take it.
  const onward = moves ? navigation.takeReturn() : undefined
  session.begin({ ...sessionInfoOf(answer, { merchantCode, username }), ...(owes && { owes }) })
  if (onward) navigation.go(onward, { replace: true })
  return owes
}
