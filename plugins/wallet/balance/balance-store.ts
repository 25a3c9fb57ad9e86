import {
  type Clock,
  createStore,
  type Disposer,
  type Http,
  type Logger,
  type Session,
  type Store,
} from '@foyer/sdk'
import type { BalanceState } from '../contract/balance.ts'
import { isSilentFailure } from '../../site/contract/is-silent-failure.ts'
import { SLOW_MS } from './constants.ts'
import { getBalance } from './endpoints.ts'
import { type BalanceAction, nextBalance } from './next-balance.ts'

interface Dependencies {
  readonly clock: Pick<Clock, 'now'>
  readonly http: Pick<Http, 'call'>
  readonly session: Pick<Session, 'current'>
  readonly logger: Pick<Logger, 'warn'>
  readonly timeout: (run: () => void, ms: number) => Disposer
  /** Ends the calls: the plugin stops. */
  readonly signal: AbortSignal
}

/** Asks for the balance of whoever is signed in. A hidden page asks when it is seen again. */
export class BalanceStore {
  readonly #dependencies: Dependencies
  readonly #state = createStore<BalanceState>({ step: 'none' })
  #token: string | undefined
  #call: Promise<void> | undefined
  /** Something has happened since the call began: its answer may be of before. */
  #again = false
  /** Something has happened while the page was hidden. */
  #due = false
  /** When the latest call ended: epoch milliseconds. */
  #endedAt = -Infinity

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies
  }

  get state(): Store<BalanceState> {
    return this.#state
  }

  /** Follows the session, until the result is called. */
  start(): Disposer {
    const { session } = this.#dependencies
    this.#follow(session.current.get()?.token)
    const unsubscribe = session.current.subscribe(() => this.#follow(session.current.get()?.token))
    return () => {
      unsubscribe()
      this.#follow(undefined)
    }
  }

  /** Asks again; what is known stays meanwhile, and after a failure. Never rejects. */
  refresh(): Promise<void> {
    const token = this.#token
    if (token === undefined) return Promise.resolve()
    this.#due = false
    if (this.#call) {
      this.#again = true
      return this.#call
    }
    return (this.#call = this.#askUntilCurrent(token))
  }

  /** Something may have changed the balance. */
  refreshWhenSeen(): void {
    if (document.hidden) this.#due = true
    else void this.refresh()
  }

  /** The page is seen: asks again if it is due, or if the latest call is older than so many milliseconds. */
  refreshIfOld(ms: number): void {
    if (document.hidden) return
    // A call that is under way is young enough, unless something has happened since.
    if (this.#call && !this.#due) return
    if (this.#due || this.#dependencies.clock.now() - this.#endedAt >= ms) void this.refresh()
  }

  #follow(token: string | undefined): void {
    // A correction of the session is no new session.
    if (token === this.#token) return
    this.#token = token
    this.#call = undefined
    this.#dispatch({ kind: 'session', member: token !== undefined })
    void this.refresh()
  }

  async #askUntilCurrent(token: string): Promise<void> {
    do {
      this.#again = false
      await this.#ask(token)
    } while (this.#again && this.#token === token && !this.#dependencies.signal.aborted)
    if (this.#token === token) this.#call = undefined
  }

  async #ask(token: string): Promise<void> {
    const { clock, http, logger, signal, timeout } = this.#dependencies
    const isCurrent = (): boolean => this.#token === token && !signal.aborted
    this.#dispatch({ kind: 'asked' })
    let stopTimer: Disposer | undefined
    let action: BalanceAction
    try {
      stopTimer = timeout(() => isCurrent() && this.#dispatch({ kind: 'slow' }), SLOW_MS)
      const answer = await http.call(getBalance, { alert: false, signal })
      if (answer.refused.length > 0 && isCurrent())
        logger.warn(`BL-SHAPE: cannot be read: ${answer.refused.join(', ')}`)
      action = { kind: 'answered', answer, at: clock.now() }
    } catch (error) {
      if (isCurrent() && !isSilentFailure(error))
        logger.warn('BL-CALL: the balance could not be loaded', error)
      action = { kind: 'failed' }
    }
    void stopTimer?.()
    if (!isCurrent()) return
    this.#endedAt = clock.now()
    this.#dispatch(action)
  }

  #dispatch(action: BalanceAction): void {
    this.#state.set(nextBalance(this.#state.get(), action))
  }
}
