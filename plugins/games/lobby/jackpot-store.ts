import { type ContextOf, createStore, type Disposer, type ServicesOf, whenIdle } from '@foyer/sdk'
import { parseBaked } from './baked.ts'
import type { JackpotMemory, JackpotState } from './jackpot.ts'
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

  /** Polls the jackpot, from the next idle moment on, until everybody has stopped watching. */
  readonly watch = (): Disposer => {
    if (this.#watchers++ === 0) this.#stop = this.#start()
    return () => {
      if (--this.#watchers === 0) void this.#stop()
    }
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
          if (!ended) stop = pollJackpot({ http, storage, state: this.state, memory: this.#memory })
        },
        (error: unknown) => {
          logger.warn('LB-JACKPOT: the jackpot’s counter could not be loaded', error)
          if (this.state.get() === 'unknown') this.state.set('none')
          if (!ended) stop = reachability.onReturn(start)
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
