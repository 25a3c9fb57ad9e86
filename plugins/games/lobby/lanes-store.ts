import { anySignal, type ContextOf, createStore, HttpError, type ServicesOf } from '@foyer/sdk'
import type { CatalogueState, GameCatalogue } from '../contract.ts'
import { parseBaked } from './baked.ts'
import type { manifest } from './manifest.ts'

/** The known lanes: first those of the baked page, then those of the gateway's answer. */
export class LanesStore implements GameCatalogue {
  readonly state
  /** Keys of the lanes that a screen has drawn. */
  readonly drawn = new Set<string>()
  readonly #context: ContextOf<typeof manifest>
  readonly #services: ServicesOf<typeof manifest>
  /** Ends the request of the load before. */
  #abort = (): void => {}
  /** Stops waiting for the network. */
  #unsubscribe = (): void => {}
  #requestId = 0
  /** Request id of the answer that was applied last. */
  #lastAppliedId = 0

  constructor(context: ContextOf<typeof manifest>, services: ServicesOf<typeof manifest>) {
    const lanes = parseBaked(context.baked)?.lanes ?? []
    this.state = createStore<CatalogueState>({ step: 'loading', lanes })
    this.#context = context
    this.#services = services
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
    const { failure, ...known } = this.state.get()
    if (failure) this.state.set({ ...known, step: 'loading' })
    try {
      const { loadLanes } = await import('./load-lanes.ts')
      const loaded = await loadLanes(this.#context, this.#services, this.state, signal)
      if (requestId < this.#lastAppliedId) return
      this.#lastAppliedId = requestId
      this.state.set(loaded)
    } catch (error) {
      if (signal.aborted || requestId < this.#lastAppliedId) return
      this.#context.logger.warn('LB-LANES: the list of games could not be loaded', error)
      this.state.set({ ...this.state.get(), step: 'failed', failure: failureOf(error) })
      // A device that was offline must not keep the baked lanes only.
      this.#unsubscribe = this.#services.reachability.onReturn(() => void this.load(ofScreen))
      ofScreen.addEventListener('abort', () => this.#unsubscribe(), { once: true })
    }
  }
}

/** An answer of the gateway, however bad, came over a network that works. */
const failureOf = (error: unknown): 'network' | 'service' =>
  error instanceof HttpError && !/^HT-(?:OFFLINE|NETWORK|TIMEOUT)$/.test(error.code) ? 'service' : 'network'
