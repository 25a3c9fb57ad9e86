import { type ContextOf, createStore, type Disposer, type ServicesOf, whenIdle } from '@foyer/sdk'
import { parseBaked } from './baked.ts'
import { JACKPOT_MEMORY_MS } from './constants.ts'
import type { JackpotMemory, JackpotState } from './jackpot.ts'
import { LAST_JACKPOT } from './last-jackpot.ts'
import type { manifest } from './manifest.ts'

/**
 * The jackpot that is shown now: that of the baked page until the first answer, then the gateway's. It is polled while
 * somebody watches; what is known stays for the next visit.
 */
export class JackpotStore {
  readonly state
  readonly #memory: JackpotMemory
  readonly #context: Pick<ContextOf<typeof manifest>, 'logger' | 'storage'>
  readonly #services: Pick<ServicesOf<typeof manifest>, 'http' | 'reachability'>
  #watchers = 0
  #stop: Disposer = () => {}

  constructor(
    context: Pick<ContextOf<typeof manifest>, 'baked' | 'logger' | 'storage'>,
    services: Pick<ServicesOf<typeof manifest>, 'http' | 'reachability'>,
  ) {
    const baked = parseBaked(context.baked)
    const jackpot = baked?.jackpot
    this.state = createStore<JackpotState>(jackpot ?? (baked ? 'none' : 'unknown'))
    const growth = jackpot && { from: jackpot.amount, to: jackpot.amount, since: 0, spanMs: 0 }
    this.#memory = {
      growth: growth && { ...growth, source: 'page', doubted: false },
      askedAt: undefined,
    }
    this.#context = context
    this.#services = services
  }

  /**
   * Polls the jackpot, from the next idle moment on, until everybody has stopped watching. Called once the page's own
   * amount is rendered: what the player has seen before a reload replaces it.
   */
  readonly watch = (): Disposer => {
    this.#restore()
    if (this.#watchers++ === 0) this.#stop = this.#start()
    return () => {
      if (--this.#watchers === 0) void this.#stop()
    }
  }

  #restore(): void {
    const { growth } = this.#memory
    const jackpot = this.state.get()
    const before = this.#context.storage.get(LAST_JACKPOT)
    if (growth?.source !== 'page' || typeof jackpot !== 'object' || !before || before.amount <= growth.to)
      return
    const { amount, at } = before
    const age = Date.now() - at
    if (age < 0 || age > JACKPOT_MEMORY_MS) return
    this.#memory.growth = { ...growth, from: amount, to: amount }
    this.state.set({ ...jackpot, amount })
  }
  #start(): Disposer {
    const { http, reachability } = this.#services
    const { logger, storage } = this.#context
    let stop: Disposer = () => {}
    let ended = false
    const start = (): void => {
      void stop()
      void import('./poll-jackpot.ts').then(
        ({ pollJackpot }) => {
          if (!ended)
            stop = pollJackpot({ http, reachability, storage, state: this.state, memory: this.#memory })
        },
        (error: unknown) => {
          logger.warn('LB-JACKPOT: the jackpot’s counter could not be loaded', error)
          const unknown = this.state.get() === 'unknown'
          if (unknown) this.state.set('none')
          if (ended) return
          stop = reachability.onReturn(() => {
            if (unknown) this.state.set('unknown')
            start()
          })
        },
      )
    }
    const cancelIdle = whenIdle(start)
    return () => {
      ended = true
      void cancelIdle()
      void stop()
    }
  }
}
