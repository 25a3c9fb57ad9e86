import { defineEvent } from '../event.ts'
import type { Store } from '../store.ts'
import { token } from '../token.ts'

/** A member's session, as it is stored under MC_SESSION_INFO (EN-01). */
export interface SessionInfo {
  readonly id: string
  /** Secret: never log it, nor put it into an address (SE-04). */
  readonly token: string
  readonly merchantCode: string
  readonly userName: string
  /** 0, 1 and 2: players; 4: may not chat. */
  readonly type: number
  readonly firstTimeLogin: boolean
  /**
   * Why the player must change the password before anything else; until then every page leads to /m/changePsw
   * (RT-09).
   */
  readonly passwordChangeRequired?: 'weak' | 'expired'
}

/** Why a session ended. */
export type SessionEnd =
  /** the player logged out, here or in another tab */
  | 'logout'
  /** the gateway no longer knows the token (ER-03) */
  | 'expired'
  /** the page now shows another merchant (EN-31) */
  | 'merchant'

/**
 * The fields of a session that `Session.update` changes; `passwordChangeRequired: undefined` records that the
 * password was changed.
 */
export type SessionUpdate = Partial<Pick<SessionInfo, 'userName' | 'type'>> & {
  readonly passwordChangeRequired?: SessionInfo['passwordChangeRequired'] | undefined
}

/** Whether this tab may log a remembered player in without being asked (ST-06). */
export type AutoLogin =
  | 'allowed'
  /** no: the player logged out (ST-32), or the gateway forbade it (ST-27) */
  | 'off'
  /** no: the page was opened with a token (RR-01) */
  | 'token'

/** The session: who is signed in, in all tabs of the site. */
export interface Session {
  /** `undefined` for a guest. A player with a token is signed in (RO-01). */
  readonly current: Store<SessionInfo | undefined>
  /**
   * False while the page starts, and `current` is a guest's because nothing is known: the stored session is
   * unread, the token in the address undecided, or the other open tabs are being asked for theirs.
   */
  readonly known: Store<boolean>
  /**
   * The current value. Read it after the site's status has arrived: the stored session has been read by then.
   */
  readonly autoLogin: AutoLogin
  /**
   * Starts a session, and sends `sessionStarted`. One without an id, a merchant or a token is refused:
   * `SS-SHAPE` is logged.
   */
  start(info: SessionInfo): void
  /**
   * Corrects the session's data about the member. The session continues, and no event is sent. Does nothing
   * for a guest.
   */
  update(part: SessionUpdate): void
  /** Ends the session in every open tab, and sends `sessionEnded`. Does nothing for a guest. */
  end(reason: SessionEnd): void
}
/** The session. Always there. */
export const SESSION = token<Session>('kernel.session')

/** A member signed in, in this tab. Not sent for a session that the page found when it started, in its storage or in another tab. */
export const sessionStarted = defineEvent<SessionInfo>({ id: 'session.started', keep: true })
/** The session ended. `elsewhere`: in another tab, so that the player of this one has not been told why. */
export const sessionEnded = defineEvent<{ readonly reason: SessionEnd; readonly elsewhere?: true }>({
  id: 'session.ended',
})
