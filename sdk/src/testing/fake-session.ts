import type { AutoLogin, Session, SessionEnd, SessionInfo, SessionUpdate } from '../services/session.ts'
import { createStore } from '../store.ts'

/** A member's session for tests: of type 1, but for the parts that are given. */
export const testMember = (part: Partial<SessionInfo> = {}): SessionInfo => ({
  id: '1001',
  token: 'token-1001',
  merchantCode: 'TEST',
  userName: 'player1',
  type: 1,
  firstTimeLogin: false,
  ...part,
})

/**
 * A session in memory. Set `autoLogin` to what the tab may do. It sends no events: a test does, with
 * `PluginTest.emit`.
 */
export class FakeSession implements Session {
  readonly current
  readonly known = createStore(true)
  autoLogin: AutoLogin = 'allowed'
  /** Sessions that the plugin started. */
  readonly started: SessionInfo[] = []
  /** Reasons for which the plugin ended one. */
  readonly ended: SessionEnd[] = []

  constructor(initial?: SessionInfo) {
    this.current = createStore<SessionInfo | undefined>(initial)
  }
  start(info: SessionInfo): void {
    this.started.push(info)
    this.current.set(info)
  }
  update(part: SessionUpdate): void {
    const session = this.current.get()
    if (!session) return
    const { passwordChangeRequired, ...rest } = { ...session, ...part }
    this.current.set({ ...rest, ...(passwordChangeRequired && { passwordChangeRequired }) })
  }
  end(reason: SessionEnd): void {
    if (!this.current.get()) return
    this.ended.push(reason)
    this.current.set(undefined)
  }
}
/**
 * Makes a session; a guest's by default.
 *
 * @example
 * const session = fakeSession(testMember({ type: 4 }))
 */
export const fakeSession = (initial?: SessionInfo): FakeSession => new FakeSession(initial)
