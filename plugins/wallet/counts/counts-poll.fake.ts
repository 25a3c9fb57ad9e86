import type { LockTabs } from '../../site/contract/lock-tabs.ts'
import type { SharedPoll } from '../../site/contract/shared-poll.ts'
import { countsPoll, type NewArrivals } from './counts-poll.ts'
import type { SharedCounts } from './shared-counts.ts'
import type { Summaries } from './summaries.ts'

/**
 * The device: one storage and one lock for all its tabs, and a gateway. What a tab writes, others read only when it has
 * released the lock.
 */
export class Device {
  time = 1_000_000
  shared: SharedCounts | undefined
  /** Deposits that have arrived at the gateway. */
  deposits = 0
  calls = 0
  failing = false
  readonly reported: string[] = []
  readonly tabs: Tab[] = []
  #locked: Promise<unknown> = Promise.resolve()
  /** How long the gateway takes: until this resolves. */
  answering: () => Promise<unknown> = () => Promise.resolve()

  readonly lock: LockTabs = (run) => {
    const own = this.#locked.then(run).finally(() => {
      for (const tab of this.tabs) tab.take(this.shared)
    })
    this.#locked = own.catch(() => undefined)
    return own
  }
  async ask(): Promise<Summaries> {
    this.calls++
    const count = this.deposits
    await this.answering()
    if (this.failing) return {}
    const latest = Array.from(
      { length: count },
      (_, index) => ({ id: `D${count - index}`, amount: '1', currency: 'VND' }) as const,
    )
    return {
      deposit: { count, latest, refused: [] },
      withdraw: { count: 0, latest: [], cards: undefined, refused: [] },
    }
  }
  open(): Tab {
    const tab = new Tab(this)
    this.tabs.push(tab)
    return tab
  }
  /** Lets time pass to the next timers, one by one, and lets each do what it does. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms
    for (;;) {
      const next = Math.min(...this.tabs.map(({ due }) => due))
      if (next > end) break
      this.time = Math.max(this.time, next)
      for (const tab of this.tabs) tab.fire()
      await flush()
    }
    this.time = end
  }
}

/** One tab, with the storage as its process knows it. */
class Tab {
  due = Infinity
  shown: number | undefined
  /** What was shown when the latest arrival was reported. */
  shownAtArrival: number | undefined
  #run: (() => void) | undefined
  #view: SharedCounts | undefined
  readonly poll: SharedPoll<SharedCounts>
  readonly device: Device

  constructor(device: Device) {
    this.device = device
    this.#view = device.shared
    this.poll = countsPoll({
      now: () => device.time,
      lock: device.lock,
      timeout: (run, ms) => {
        this.#run = run
        this.due = device.time + ms
        return () => {
          if (this.#run !== run) return
          this.#run = undefined
          this.due = Infinity
        }
      },
      read: () => this.#view,
      write: (shared) => {
        this.#view = shared
        device.shared = shared
      },
      ask: () => device.ask(),
      show: ({ deposits }) => (this.shown = deposits?.count),
      tell: ({ deposits }: NewArrivals) => {
        this.shownAtArrival = this.shown
        device.reported.push(...deposits.map(({ order, count }) => order?.id ?? String(count)))
      },
    })
  }
  /** Another tab's write has arrived here. */
  take(shared: SharedCounts | undefined): void {
    if (this.#view === shared) return
    this.#view = shared
    this.poll.hear()
  }
  fire(): void {
    if (this.due > this.device.time) return
    const run = this.#run
    this.#run = undefined
    this.due = Infinity
    run?.()
  }
}
export const flush = async (): Promise<void> => {
  for (let round = 0; round < 30; round++) await Promise.resolve()
}
