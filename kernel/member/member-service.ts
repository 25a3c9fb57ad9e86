import {
  createStore,
  type Http,
  type Logger,
  type Member,
  type MemberService as Contract,
  type Session,
  whenIdle,
} from '@foyer/sdk'
import { memberInfo } from '../session/endpoints.ts'

interface Dependencies {
  readonly http: Pick<Http, 'call'>
  readonly session: Pick<Session, 'current' | 'update'>
  readonly logger: Pick<Logger, 'warn'>
}

/**
 * The gateway's data about the member, for plugins. Loaded when the page is idle, when a session begins later and on
 * `refresh` (CA-08); cleared at the session's end (ST-32).
 */
export class MemberService implements Contract {
  readonly current = createStore<Member | undefined>(undefined)
  readonly #dependencies: Dependencies
  #token: string | undefined

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies
    whenIdle(() => {
      dependencies.session.current.subscribe(() => this.#onSessionChange())
      this.#onSessionChange()
    })
  }

  /** Never rejects. */
  async refresh(): Promise<void> {
    const { http, session, logger } = this.#dependencies
    const token = session.current.get()?.token
    if (token === undefined) return
    try {
      const { member, problems } = await http.call(memberInfo, { alert: false })
      // Too late: another member is signed in by now, or none.
      if (session.current.get()?.token !== token) return
      for (const field of problems) logger.warn(`SS-FIELD: the member info has a malformed ${field}`)
      this.#publish(member)
    } catch {
      // The call has logged the reason, and has ended a session that the gateway no longer knows (ER-03).
    }
  }

  #onSessionChange(): void {
    const token = this.#dependencies.session.current.get()?.token
    // A correction of the session is no new session.
    if (token === this.#token) return
    this.#token = token
    this.current.set(undefined)
    void this.refresh()
  }

  /** Corrects type and name of the session: the gateway may have changed them since the login. */
  #publish(member: Member): void {
    const { session } = this.#dependencies
    const { userName, type } = member
    if (type === -1) return
    const known = session.current.get()
    if ((type ?? known?.type) !== known?.type || (userName ?? known?.userName) !== known?.userName)
      session.update({ ...(type !== undefined && { type }), ...(userName !== undefined && { userName }) })
    this.current.set(member)
  }
}
