import { defineEvent } from '../event.ts'
import type { Store } from '../store.ts'
import { token } from '../token.ts'

/** A signed-in member, as kept under MC_SESSION_INFO (EN-01). */
export interface SessionInfo {
  readonly id: string
  readonly token: string
  readonly merchantCode: string
  readonly userName: string
  /** 0, 1, 2: players; 4: no chat. */
  readonly type: number
  readonly firstTimeLogin: boolean
  /** A change of password is due before anything else: until then the player is held at /m/changePsw (RT-09). */
  readonly owes?: 'weak' | 'expired'
}

export type SessionEnd =
  /** the player asked for it, here or in another tab */
  | 'logout'
  /** the gateway no longer knows the token (ER-03) */
  | 'expired'
  /** the page now shows another merchant (EN-31) */
  | 'merchant'

/** What may change of a session while it goes on. */
export type SessionUpdate = Partial<Pick<SessionInfo, 'userName' | 'type'>> & {
  readonly owes?: SessionInfo['owes'] | undefined
}

/** Whether this tab may log a remembered player in by itself (ST-06). */
export type AutoLogin =
  | 'allowed'
  /** not any more: the player logged out (ST-32), or the gateway forbade it (ST-27) */
  | 'off'
  /** the page was opened with a token, whatever became of that (RR-01) */
  | 'token'

/** Who is signed in; `undefined` for a guest. The token decides (RO-01). */
export interface Session {
  readonly current: Store<SessionInfo | undefined>
  /** As it is at this moment. Reliable once the site's status has arrived: the page's own session has been read by then. */
  readonly autoLogin: AutoLogin
  begin(info: SessionInfo): void
  /**
   * Corrects what the session says of the member; `owes: undefined` says that the change of password was made. The same
   * session goes on: nobody is told that one began. Harmless without a session.
   */
  update(part: SessionUpdate): void
  /** Ends it here and in every open tab. Harmless without a session. */
  end(reason: SessionEnd): void
}
export const SESSION = token<Session>('kernel.session')

/** A member signed in, in this tab. Not told for a session that was there at the start of the page. */
export const sessionBegun = defineEvent<SessionInfo>({ id: 'session.begun', keep: true })
export const sessionEnded = defineEvent<{ readonly reason: SessionEnd }>({ id: 'session.ended' })
