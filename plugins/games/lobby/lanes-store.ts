import { createStore, type Http, type Logger, type Reachability } from '@foyer/sdk'
import type { Lane } from '../contract.ts'
import { parseBaked } from './baked.ts'

/** `loading`: there may be lanes already, those of the page. `failed`: what is there stays. */
export interface LanesState {
  readonly step: 'loading' | 'ready' | 'failed'
  readonly lanes: readonly Lane[]
}

/** The lanes as far as they are known: first what the page was baked with, then the gateway's answer. */
export class LanesStore {
  readonly state
  readonly #http: Http
  readonly #reachability: Reachability
  readonly #logger: Logger
  /** Ends the wait for the network. */
  #unsubscribe = (): void => {}
  #requestId = 0
  /** Turn of the answer that stands. */
  #lastAppliedId = 0

  constructor(baked: unknown, http: Http, reachability: Reachability, logger: Logger) {
    this.state = createStore<LanesState>({ step: 'loading', lanes: parseBaked(baked)?.lanes ?? [] })
    this.#http = http
    this.#reachability = reachability
    this.#logger = logger
  }

  /**
   * Asks the gateway (or what HTTP keeps). Never rejects; an answer never replaces one that was asked for later.
   *
   * @param signal ends the wait: the screen's, which nobody looks at any more. What is known stays.
   */
  async load(signal: AbortSignal): Promise<void> {
    const requestId = ++this.#requestId
    this.#unsubscribe()
    const { step, lanes } = this.state.get()
    if (step === 'failed') this.state.set({ step: 'loading', lanes })
    try {
      const { loadLanes } = await import('./load-lanes.ts')
      const loaded = await loadLanes(this.#http, this.#logger, signal)
      if (requestId < this.#lastAppliedId) return
      this.#lastAppliedId = requestId
      this.state.set({ step: 'ready', lanes: loaded })
    } catch (error) {
      if (signal.aborted || requestId < this.#lastAppliedId) return
      this.#logger.warn('LB-LANES: the list of games did not come', error)
      this.state.set({ step: 'failed', lanes: this.state.get().lanes })
      // A device that was offline is not left with what the page was baked with.
      this.#unsubscribe = this.#reachability.onReturn(() => void this.load(signal))
      signal.addEventListener('abort', () => this.#unsubscribe(), { once: true })
    }
  }
}
