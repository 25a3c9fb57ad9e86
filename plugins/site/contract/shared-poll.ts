import type { Disposer } from '@foyer/sdk'
import type { LockTabs } from './lock-tabs.ts'
import { dueAt, isPlausible, type LastAsk, nextPoll, type PollAction, type PollState } from './next-poll.ts'
import { RECENT_MS, TIMER_SLACK_MS } from './poll-constants.ts'

/** What the tabs share, beside what they asked for. */
export interface LastAnswer extends LastAsk {
  /** When a call was last answered: epoch milliseconds. */
  readonly answeredAt: number
}

/** When a question was asked and answered, in epoch milliseconds. */
export interface AnswerTimes {
  readonly startedAt: number
  readonly now: number
}

/** Makes of what the tabs knew, and an answer, what they know now. `report` runs once that is stored. */
export type TakeAnswer<Shared extends LastAnswer> = (
  before: Shared | undefined,
  times: AnswerTimes,
) => { readonly after: Shared; readonly report?: () => void }

/** The effects that the poll uses. */
export interface PollDeps<Shared extends LastAnswer> {
  readonly now: () => number
  readonly timeout: (run: () => void, ms: number) => Disposer
  readonly lock: LockTabs
  readonly read: () => Shared | undefined
  readonly write: (shared: Shared) => void
  /** Asks the gateway. Never rejects: a failure is an answer too. */
  readonly ask: () => Promise<TakeAnswer<Shared>>
  /** What the tabs know, while it is recent. */
  readonly show: (shared: Shared) => void
}

/**
 * Asks the gateway in one of the tabs that show the site (CO-04). Each visible tab waits until the latest
 * answer of any tab is old enough, and asks inside the lock if it still is. So there is no leader that could be hidden. What
 * is reported is stored inside the lock before it is reported: a page that dies in between loses a report, and none comes twice.
 */
export class SharedPoll<Shared extends LastAnswer> {
  #state: PollState = { step: 'resting' }
  #timer: Disposer | undefined
  #ended = false
  #refreshed: readonly (() => void)[] = []
  readonly #deps: PollDeps<Shared>

  constructor(deps: PollDeps<Shared>) {
    this.#deps = deps
  }

  /** The page has become visible, or another tab has stored what it knows. */
  want(): void {
    const last = this.#show()
    this.#apply({ kind: 'wanted', last, now: this.#deps.now() })
  }

  /** The page is hidden. */
  rest(): void {
    this.#apply({ kind: 'unwanted' })
  }

  /** Another tab has stored what it knows; a hidden page shows it, and goes on resting. */
  hear(): void {
    if (this.#state.step === 'waiting') this.want()
    else this.#show()
  }

  /** Asks now, once if the page is hidden, and resolves when that was answered or has failed. */
  refresh(): Promise<void> {
    if (this.#ended) return Promise.resolve()
    return new Promise((resolve) => {
      this.#refreshed = [...this.#refreshed, resolve]
      this.#apply({ kind: 'refresh', now: this.#deps.now() })
    })
  }

  /** Nobody wants to know any more: an answer that is still to come is dropped. */
  end(): void {
    this.#ended = true
    this.rest()
    this.#resolveRefreshed()
  }

  #apply(action: PollAction): void {
    const next = nextPoll(this.#state, action)
    if (next === this.#state) return
    const before = this.#state
    this.#state = next
    // One that is asking has only been reported to ask again.
    if (next.step === 'asking' && before.step === 'asking' && action.kind !== 'asked') return
    void this.#timer?.()
    this.#timer = undefined
    if (next.step === 'waiting') {
      const due = (): void => this.#apply({ kind: 'due' })
      this.#timer = this.#deps.timeout(due, Math.max(next.due - this.#deps.now(), 0))
    } else if (next.step === 'asking') void this.#ask(next.since)
  }

  async #ask(since: number | undefined): Promise<void> {
    try {
      await this.#deps.lock(() => this.#askLocked(since))
    } catch {
      // The plugin stops while it waits for the lock.
    }
    if (this.#ended) return
    const last = this.#show()
    this.#apply({ kind: 'asked', last, now: this.#deps.now() })
    if (this.#state.step !== 'asking') this.#resolveRefreshed()
  }

  async #askLocked(since: number | undefined): Promise<void> {
    const { read, write, ask, now } = this.#deps
    if (this.#ended || isAnswered(read(), since, now())) return
    const startedAt = now()
    const takeAnswer = await ask()
    if (this.#ended) return
    const { after, report } = takeAnswer(read(), { startedAt, now: now() })
    write(after)
    this.#show()
    report?.()
  }

  #show(): Shared | undefined {
    const { read, show, now } = this.#deps
    const shared = read()
    if (shared && now() - shared.answeredAt <= RECENT_MS) show(shared)
    return shared
  }

  #resolveRefreshed(): void {
    const waiting = this.#refreshed
    this.#refreshed = []
    for (const resolve of waiting) resolve()
  }
}

/** Whether another tab has asked while this one waited for the lock. */
function isAnswered(last: LastAsk | undefined, since: number | undefined, now: number): boolean {
  if (since !== undefined) return last?.failures === 0 && last.askedAt > since && isPlausible(last, now)
  return dueAt(last, now) > now + TIMER_SLACK_MS
}
