import { type ContextOf, createStore, type Disposer, type ServicesOf, type Store } from '@foyer/sdk'
import { CHECK_MS, type Interval, MINUTE_MS } from './constants.ts'
import { CHOICE, VISIT } from './keys.ts'
import type { manifest } from './manifest.ts'

type Services = Pick<ServicesOf<typeof manifest>, 'clock' | 'session'>
type Context = Pick<ContextOf<typeof manifest>, 'defer' | 'settings' | 'storage' | 'timeout'>

/**
 * Reminds a member after each interval since the log-in, once the page is visible. The time is that of the
 * session in this tab: a reload goes on with it.
 */
export class SessionReminder {
  readonly #context: Context
  readonly #services: Services
  readonly #remind: (minutes: number) => void
  readonly #chosen
  #timer: Disposer | undefined

  /** @param remind - tells the player how many minutes the session has run */
  constructor(context: Context, services: Services, remind: (minutes: number) => void) {
    this.#context = context
    this.#services = services
    this.#remind = remind
    this.#chosen = createStore<Interval>(context.storage.get(CHOICE) ?? context.settings.reminderMinutes)
  }

  /** The player's choice, or else the merchant's. */
  get interval(): Store<Interval> {
    return this.#chosen
  }

  choose(interval: Interval): void {
    this.#context.storage.set(CHOICE, interval)
    this.#chosen.set(interval)
    this.#check()
  }

  start(): void {
    const check = (): void => this.#check()
    const context = this.#context
    context.defer(this.#services.session.current.subscribe(check))
    document.addEventListener('visibilitychange', check)
    context.defer(() => document.removeEventListener('visibilitychange', check))
    check()
  }

  /** Reminds if it is time, and sets the next check. */
  #check(): void {
    void this.#timer?.()
    this.#timer = undefined
    const member = this.#services.session.current.get()?.id
    const { storage } = this.#context
    if (member === undefined) {
      // The site removes it too, but a member may log in again before that.
      storage.remove(VISIT)
      return
    }
    const now = this.#services.clock.now()
    const stored = storage.get(VISIT)
    // A clock that was set back begins anew.
    const known = stored?.member === member && stored.startedAt <= now ? stored : undefined
    const visit = known ?? { member, startedAt: now }
    if (!known) storage.set(VISIT, visit)
    const interval = this.#chosen.get()
    if (interval === 0) return
    const due = (visit.remindedAt ?? visit.startedAt) + interval * MINUTE_MS
    if (now >= due) {
      // A hidden page waits until the player is back.
      if (document.visibilityState === 'hidden') return
      storage.set(VISIT, { ...visit, remindedAt: now })
      this.#remind(Math.floor((now - visit.startedAt) / MINUTE_MS))
    }
    this.#timer = this.#context.timeout(() => this.#check(), Math.min(Math.max(due - now, 1_000), CHECK_MS))
  }
}
