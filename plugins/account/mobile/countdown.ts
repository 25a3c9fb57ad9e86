import {
  type Clock,
  createStore,
  defineStorageKey,
  type Disposer,
  type Storage,
  type Store,
} from '@foyer/sdk'
import { RESEND_MAX_MS, TICK_MS } from './constants.ts'

interface ResendWait {
  /** When the code was sent, and when another may be; epoch milliseconds by the device's clock. */
  readonly sent: number
  readonly until: number
}

/** A running wait, for a page that is opened or reloaded during it (ST-10). */
export const WAIT = defineStorageKey<ResendWait>({
  name: 'account.mobile.wait',
  area: 'local',
  parse(stored) {
    if (typeof stored !== 'object' || stored === null) return undefined
    const { sent, until } = stored as Partial<Record<string, unknown>>
    if (typeof sent !== 'number' || typeof until !== 'number') return undefined
    const length = until - sent
    return length > 0 && length <= RESEND_MAX_MS ? { sent, until } : undefined
  },
})

/** The rest of a wait. If the clock was put back, it is no longer than the whole wait. */
export const remaining = ({ sent, until }: ResendWait, now: number): number =>
  now < sent ? until - sent : Math.max(0, until - now)

interface CountdownDeps {
  readonly storage: Pick<Storage, 'get' | 'set' | 'remove'>
  readonly clock: Clock
  /** The plugin's own, which ends with the plugin. */
  readonly interval: (run: () => void, ms: number) => Disposer
}

/**
 * Counts down until a code may be sent again: by the clock, which goes on while the phone sleeps, and by the time that the page
 * has lived, so that a clock that is put back does not prolong the wait.
 */
export class Countdown {
  /** Whole seconds left; 0: none. */
  readonly wait: Store<number>
  readonly #wait = createStore(0)
  readonly #deps: CountdownDeps
  #stop: Disposer | undefined

  constructor(deps: CountdownDeps) {
    this.wait = this.#wait
    this.#deps = deps
    const stored = deps.storage.get(WAIT)
    if (stored) this.#run(stored)
  }

  /** Call when a code was sent; another may be sent after so many milliseconds. */
  start(ms: number): void {
    const sent = this.#deps.clock.now()
    const wait = { sent, until: sent + ms }
    this.#deps.storage.set(WAIT, wait)
    this.#run(wait)
  }

  #run(wait: ResendWait): void {
    void this.#stop?.()
    const end = performance.now() + remaining(wait, this.#deps.clock.now())
    const tick = (): void =>
      this.#show(Math.min(end - performance.now(), remaining(wait, this.#deps.clock.now())))
    this.#stop = this.#deps.interval(tick, TICK_MS)
    tick()
  }
  #show(leftMs: number): void {
    const secondsLeft = Math.ceil(leftMs / 1000)
    this.#wait.set(Math.max(0, secondsLeft))
    if (secondsLeft > 0) return
    void this.#stop?.()
    this.#stop = undefined
    this.#deps.storage.remove(WAIT)
  }
}
