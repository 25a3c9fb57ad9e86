import {
  type Clock,
  createStore,
  type Disposer,
  type Http,
  type Logger,
  type Session,
  type Store,
} from '@foyer/sdk'
import { RANK_FRESH_MS } from './constants.ts'
import { getRankProgress } from './rank-endpoint.ts'
import type { RankProgress } from './rank-progress.ts'

/** What is known of the member's progress. */
export type RankState =
  /** nobody is signed in */
  | { readonly step: 'none' }
  | { readonly step: 'loading' }
  | { readonly step: 'ready'; readonly progress: RankProgress }
  | { readonly step: 'failed' }

interface Dependencies {
  readonly clock: Pick<Clock, 'now'>
  readonly http: Pick<Http, 'call'>
  readonly session: Pick<Session, 'current'>
  readonly logger: Pick<Logger, 'warn'>
  /** Ends the calls: the plugin stops. */
  readonly signal: AbortSignal
}

/** Fetches the rank progress when a member's token appears, and forgets it when that goes (ST-11). */
export class RankStore {
  readonly #dependencies: Dependencies
  readonly #state = createStore<RankState>({ step: 'none' })
  #token: string | undefined
  #call: Promise<void> | undefined
  /** When the latest answer came: epoch milliseconds. */
  #answeredAt: number | undefined

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies
  }

  get state(): Store<RankState> {
    return this.#state
  }

  /** Follows the session, until the result is called. */
  start(): Disposer {
    const { session } = this.#dependencies
    this.#onSession()
    return session.current.subscribe(() => this.#onSession())
  }

  /** Asks again; what is known stays meanwhile, and after a failure. Never rejects. */
  refresh(): Promise<void> {
    const token = this.#token
    if (token === undefined) return Promise.resolve()
    return (this.#call ??= this.#ask(token).finally(() => {
      if (this.#token === token) this.#call = undefined
    }))
  }

  /** Asks again, unless the answer has just come: for a screen that is shown. */
  refreshIfOld(): void {
    const { clock } = this.#dependencies
    if (this.#answeredAt !== undefined && Math.abs(clock.now() - this.#answeredAt) < RANK_FRESH_MS) return
    void this.refresh()
  }

  #onSession(): void {
    const token = this.#dependencies.session.current.get()?.token
    // A correction of the session is no new session.
    if (token === this.#token) return
    this.#token = token
    this.#call = undefined
    this.#answeredAt = undefined
    this.#state.set({ step: token === undefined ? 'none' : 'loading' })
    void this.refresh()
  }

  async #ask(token: string): Promise<void> {
    const { http, logger, signal } = this.#dependencies
    if (this.#state.get().step === 'failed') this.#state.set({ step: 'loading' })
    let result: RankState
    try {
      result = { step: 'ready', progress: await http.call(getRankProgress, { alert: false, signal }) }
    } catch (error) {
      if (signal.aborted) return
      logger.warn('MB-RANK: the rank progress could not be loaded', error)
      result = { step: 'failed' }
    }
    // Too late: another member is signed in by now, or none.
    if (this.#token !== token) return
    this.#answeredAt = this.#dependencies.clock.now()
    if (result.step === 'ready' || this.#state.get().step !== 'ready') this.#state.set(result)
  }
}
