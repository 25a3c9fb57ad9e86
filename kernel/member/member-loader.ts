import type { Http, Logger, Member, Session, WritableStore } from '@foyer/sdk'
import { memberInfo } from '../session/endpoints.ts'

export interface MemberLoaderDependencies {
  readonly http: Pick<Http, 'call'>
  readonly session: Pick<Session, 'current' | 'update'>
  readonly logger: Pick<Logger, 'warn'>
}

/** Loads the member when a session begins and on `refresh` (CA-08); clears it at its end (ST-32). */
export class MemberLoader {
  readonly #dependencies: MemberLoaderDependencies
  readonly #current: WritableStore<Member | undefined>
  #token: string | undefined

  /** @param current the store that it writes the member to */
  constructor(dependencies: MemberLoaderDependencies, current: WritableStore<Member | undefined>) {
    this.#dependencies = dependencies
    this.#current = current
    dependencies.session.current.subscribe(() => this.#onSessionChange())
    this.#onSessionChange()
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
    this.#current.set(undefined)
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
    this.#current.set(member)
  }
}
