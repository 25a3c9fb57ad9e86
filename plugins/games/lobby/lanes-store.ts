import { anySignal, createStore, type Http, HttpError, type Logger, type Reachability } from '@foyer/sdk'
import type { CatalogueState, GameCatalogue } from '../contract.ts'
import { parseBaked } from './baked.ts'

/** The known lanes: first those of the baked page, then those of the gateway's answer. */
export class LanesStore implements GameCatalogue {
  readonly state
  /** Keys of the lanes that a screen has drawn. */
  readonly drawn = new Set<string>()
  readonly #http: Http
  readonly #reachability: Reachability
  readonly #logger: Logger
  /** Ends the request of the load before. */
  #abort = (): void => {}
  /** Stops waiting for the network. */
  #unsubscribe = (): void => {}
  #requestId = 0
  /** Request id of the answer that was applied last. */
  #lastAppliedId = 0

  constructor(baked: unknown, http: Http, reachability: Reachability, logger: Logger) {
    this.state = createStore<CatalogueState>({ step: 'loading', lanes: parseBaked(baked)?.lanes ?? [] })
    this.#http = http
    this.#reachability = reachability
    this.#logger = logger
  }

  /**
   * Loads the lanes from the gateway or HTTP's cache. Never rejects; a request that is under way ends, so that a player
   * who tries again does not wait for the one that hangs.
   *
   * @param ofScreen aborts the request when the screen closes. The known lanes stay.
   */
  async load(ofScreen: AbortSignal): Promise<void> {
    const requestId = ++this.#requestId
    this.#abort()
    const own = new AbortController()
    this.#abort = () => own.abort()
    const signal = anySignal(ofScreen, own.signal)
    this.#unsubscribe()
    const { step, lanes } = this.state.get()
    if (step === 'failed') this.state.set({ step: 'loading', lanes })
    try {
      const { loadLanes } = await import('./load-lanes.ts')
      const loaded = await loadLanes(this.#http, this.#logger, signal, () => this.state.get().lanes)
      if (requestId < this.#lastAppliedId) return
      this.#lastAppliedId = requestId
      this.state.set({ step: 'ready', lanes: loaded })
    } catch (error) {
      if (signal.aborted || requestId < this.#lastAppliedId) return
      this.#logger.warn('LB-LANES: the list of games could not be loaded', error)
      this.state.set({ step: 'failed', lanes: this.state.get().lanes, failure: failureOf(error) })
      // A device that was offline must not keep the baked lanes only.
      this.#unsubscribe = this.#reachability.onReturn(() => void this.load(ofScreen))
      ofScreen.addEventListener('abort', () => this.#unsubscribe(), { once: true })
    }
  }
}

/** An answer of the gateway, however bad, came over a network that works. */
const failureOf = (error: unknown): 'network' | 'service' =>
  error instanceof HttpError && !/^HT-(?:OFFLINE|NETWORK|TIMEOUT)$/.test(error.code) ? 'service' : 'network'
