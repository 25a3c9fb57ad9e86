import { replace } from './replace.ts'

/** The time at which a run begins; a round number that is recognizably not real. */
const START_MS = Date.UTC(2030, 0, 1)
const FRAME_MS = 16
const UNNAMED = 'unnamed'

interface Task {
  at: number
  readonly run: () => void
  /** As it was asked for. */
  readonly ms: number
  /** For an interval: milliseconds from one run to the next. */
  readonly every: number | undefined
  readonly kind: string
}
type Handler = (...given: readonly unknown[]) => void

const realTimeout = globalThis.setTimeout
const realNow = Date.now.bind(Date)

/** Lets promises, imports and rendering continue. */
export const nextMacrotask = (): Promise<void> => new Promise((resolve) => void realTimeout(resolve, 0))

/** Time that passes only when a test advances it, and that lists its waiting timers. */
export class VirtualTime {
  now = START_MS
  /** What timers threw. */
  readonly errors: unknown[] = []
  readonly #tasks = new Map<number, Task>()
  #last = 0

  /** Replaces the page's timers and clocks; the returned function restores them. */
  install(): () => void {
    const begun = this.now
    const drop = (id: unknown): void => void this.#tasks.delete(Number(id))
    const replacements: Readonly<Record<string, (...given: never[]) => unknown>> = {
      setTimeout: (run: Handler, ms?: number, ...given: unknown[]) => this.#add('timeout', run, ms, given),
      clearTimeout: drop,
      setInterval: (run: Handler, ms?: number, ...given: unknown[]) => this.#add('interval', run, ms, given),
      clearInterval: drop,
      requestAnimationFrame: (run: Handler) => this.#add('frame', run, FRAME_MS, [this.now]),
      cancelAnimationFrame: drop,
      requestIdleCallback: (run: Handler) => this.#add('idle', run, 0, [IDLE]),
      cancelIdleCallback: drop,
    }
    const restore = [
      ...Object.entries(replacements).map(([name, value]) => replace(globalThis, name, value)),
      replace(Date, 'now', () => this.now),
      replace(performance, 'now', () => this.now - begun),
    ]
    return () => restore.forEach((each) => each())
  }

  /** A timer of the suite, not of the page: `waiting` does not list it. */
  schedule(run: () => void, ms: number): void {
    this.#add(UNNAMED, run, ms, [])
  }
  /** Timers that wait, as text: `timeout of 500 ms`. */
  get waiting(): readonly string[] {
    const named = [...this.#tasks.values()].filter(({ kind }) => kind !== UNNAMED)
    return named.map(({ kind, ms }) => `${kind} of ${ms} ms`)
  }

  /** Lets `ms` milliseconds pass, and runs everything that is due, in order. */
  async elapse(ms: number): Promise<void> {
    const end = this.now + ms
    await nextMacrotask()
    for (let due = this.#next(end); due; due = this.#next(end)) {
      const [id, task] = due
      this.now = Math.max(this.now, task.at)
      if (task.every === undefined) this.#tasks.delete(id)
      else task.at = this.now + task.every
      try {
        task.run()
      } catch (error) {
        this.errors.push(error)
      }
      await nextMacrotask()
    }
    this.now = end
  }

  /**
   * Waits for a promise: at first only for work in progress, such as an import, then by letting time pass, up
   * to `limitMs`.
   * @returns whether it settled
   */
  async waitFor(promise: PromiseLike<unknown>, limitMs: number, graceMs: number): Promise<boolean> {
    let completed = false
    const done = (): void => void (completed = true)
    promise.then(done, done)
    const until = realNow() + graceMs
    do await nextMacrotask()
    while (!completed && realNow() < until)
    const end = this.now + limitMs
    while (!completed && this.now < end) {
      const due = this.#next(end)
      await this.elapse(Math.max(0, (due?.[1].at ?? end) - this.now))
    }
    return completed
  }

  #add(kind: string, run: Handler, ms: unknown, given: readonly unknown[]): number {
    const after = typeof ms === 'number' && ms > 0 ? ms : 0
    const every = kind === 'interval' ? Math.max(after, 1) : undefined
    this.#tasks.set(++this.#last, { at: this.now + after, run: () => run(...given), ms: after, every, kind })
    return this.#last
  }
  #next(end: number): [number, Task] | undefined {
    let first: [number, Task] | undefined
    for (const entry of this.#tasks) {
      if (entry[1].at <= end && (!first || entry[1].at < first[1].at)) first = entry
    }
    return first
  }
}

const IDLE = { didTimeout: false, timeRemaining: () => 50 }
