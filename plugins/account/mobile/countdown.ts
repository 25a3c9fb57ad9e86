import { type Clock, createStore, type Disposer, type Storage, type Store } from '@foyer/sdk'
import { defineStorageKey } from '@foyer/sdk'
import { RESEND_MAX_MS, TICK_MS } from './constants.ts'

interface Wait {
  /** When the code was sent, and from when on another may be; epoch milliseconds by the device's clock. */
  readonly sent: number
  readonly until: number
}

/** A wait under way, for a page that is opened or reloaded meanwhile (ST-10). */
export const WAIT = defineStorageKey<Wait>({
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

/** What is left of a wait. A clock that was put back meanwhile makes it no longer than it was at first. */
export const leftOf = ({ sent, until }: Wait, now: number): number =>
  now < sent ? until - sent : Math.max(0, until - now)

interface Tools {
  readonly storage: Pick<Storage, 'get' | 'set' | 'remove'>
  readonly clock: Clock
  /** The plugin's own, which ends with it. */
  readonly interval: (run: () => void, ms: number) => Disposer
}

/**
 * Counts down until a code may be sent again. In the page it goes by the time that passes, so that a clock which is changed
 * meanwhile neither frees nor locks the player.
 */
export class Countdown {
  /** Whole seconds left; 0: none. */
  readonly wait: Store<number>
  readonly #wait = createStore(0)
  readonly #tools: Tools
  #end = 0
  #stop: Disposer | undefined

  constructor(tools: Tools) {
    this.wait = this.#wait
    this.#tools = tools
    const kept = tools.storage.get(WAIT)
    if (kept) this.#run(leftOf(kept, tools.clock.now()))
  }

  /** A code has been sent; another may be after so many milliseconds. */
  start(ms: number): void {
    const sent = this.#tools.clock.now()
    this.#tools.storage.set(WAIT, { sent, until: sent + ms })
    this.#run(ms)
  }

  #run(ms: number): void {
    void this.#stop?.()
    this.#end = performance.now() + ms
    this.#stop = this.#tools.interval(() => this.#look(), TICK_MS)
    this.#look()
  }
  #look(): void {
    const left = Math.ceil((this.#end - performance.now()) / 1000)
    this.#wait.set(Math.max(0, left))
    if (left > 0) return
    void this.#stop?.()
    this.#stop = undefined
    this.#tools.storage.remove(WAIT)
  }
}
