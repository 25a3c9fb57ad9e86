import { createStore, type Http, type Logger } from '@foyer/sdk'
import type { Lane } from '../contract.ts'
import { bakedOf } from './baked.ts'

/** `loading`: there may be lanes already, those of the page. `failed`: what is there stays. */
export interface LanesState {
  readonly step: 'loading' | 'ready' | 'failed'
  readonly lanes: readonly Lane[]
}

/** The lanes as far as they are known: first what the page was baked with, then the gateway's answer. */
export class LanesFeed {
  readonly state
  readonly #http: Http
  readonly #logger: Logger
  readonly #signal: AbortSignal
  #turn = 0

  /** @param signal ends what it asks for: the plugin's */
  constructor(baked: unknown, http: Http, logger: Logger, signal: AbortSignal) {
    this.state = createStore<LanesState>({ step: 'loading', lanes: bakedOf(baked)?.lanes ?? [] })
    this.#http = http
    this.#logger = logger
    this.#signal = signal
  }

  /** Asks the gateway (or what HTTP keeps). Never rejects; of several only the last is heard. */
  async load(): Promise<void> {
    const turn = ++this.#turn
    const { step, lanes } = this.state.get()
    if (step === 'failed') this.state.set({ step: 'loading', lanes })
    try {
      const { loadLanes } = await import('./load-lanes.ts')
      const loaded = await loadLanes(this.#http, this.#logger, this.#signal)
      if (turn === this.#turn) this.state.set({ step: 'ready', lanes: loaded })
    } catch (error) {
      if (turn !== this.#turn || this.#signal.aborted) return
      this.#logger.warn('LB-LANES: the list of games did not come', error)
      this.state.set({ step: 'failed', lanes })
      // A device that was offline is not left with what the page was baked with.
      addEventListener('online', () => void this.load(), { once: true, signal: this.#signal })
    }
  }
}
