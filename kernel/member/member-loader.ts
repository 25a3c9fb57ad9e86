import type { Http, Logger, Member, Session, WritableStore } from '@foyer/sdk'
import { memberInfo } from '../session/endpoints.ts'

export interface MemberLoaderDependencies {
  readonly http: Pick<Http, 'call'>
  readonly session: Pick<Session, 'current' | 'update'>
  readonly logger: Pick<Logger, 'warn'>
}

/** Asks whose token it is whenever a session begins, and on `refresh` (CA-08); forgets it with the session (ST-32). */
export class MemberLoader {
  readonly #dependencies: MemberLoaderDependencies
  readonly #current: WritableStore<Member | undefined>
  #token: string | undefined

  /** @param current what is known, for everybody to see */
  constructor(dependencies: MemberLoaderDependencies, current: WritableStore<Member | undefined>) {
    this.#dependencies = dependencies
    this.#current = current
    dependencies.session.current.subscribe(() => this.#onSessionChange())
    this.#onSessionChange()
  }

  /** Rejects for nothing. */
  async refresh(): Promise<void> {
    const { http, session, logger } = this.#dependencies
    const token = session.current.get()?.token
    if (token === undefined) return
    try {
      const { member, problems } = await http.call(memberInfo, { alert: false })
      // Late: somebody else is signed in by now, or nobody.
      if (session.current.get()?.token !== token) return
      for (const field of problems) logger.warn(`SS-FIELD: the member info has a malformed ${field}`)
      this.#publish(member)
    } catch {
      // The call has noted why, and has ended a session that the gateway no longer knows (ER-03).
    }
  }

  #onSessionChange(): void {
    const token = this.#dependencies.session.current.get()?.token
    // A session that is only corrected goes on.
    if (token === this.#token) return
    this.#token = token
    this.#current.set(undefined)
    void this.refresh()
  }

  /** The session has type and name from the login, which the gateway may have changed since. */
  #publish(member: Member): void {
    const { session } = this.#dependencies
    const { userName, type } = member
    if (type === -1) return
    const known = session.current.get()
    if ((type ?? known?.type) !== known?.type || (userName ?? known?.userName) !== known?.userName)
      session.update({ ...(type !== undefined && { type }), ...(userName !== undefined && { userName }) })
    this.#current.set(member)
  }
}
