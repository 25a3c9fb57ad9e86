import {
  type Clock,
  type Contributed,
  type Device,
  type Disposer,
  type PopUp,
  type SessionInfo,
} from '@foyer/sdk'
import { DELAY_MAX_MS, FORM_CHECK_MS } from './constants.ts'

/** What a visit needs of the page around it. */
export interface VisitParts {
  /** The home address that is shown. */
  readonly path: string
  /** `undefined` for a guest. */
  readonly member: SessionInfo | undefined
  readonly device: Device
  readonly clock: Clock
  readonly timeout: (run: () => void, ms: number) => Disposer
  /** Whether the player fills in a form now. */
  readonly formInUse: () => boolean
  /** A pop-up has nothing to show. */
  readonly skipped: (key: string, reason: string) => void
  /** A plugin's pop-up threw. */
  readonly failed: (plugin: string, key: string, error: unknown) => void
}

/**
 * One visit of a player to the home screen: from the arrival, or the log-in there, until he leaves, logs in or out. Each
 * pop-up is asked once in a visit, after its own delay; the overlays show one at a time, by their priorities (OV-30).
 */
export class Visit {
  readonly #parts: VisitParts
  readonly #arrivedAt: number
  readonly #ends = new AbortController()
  /** Keys of the pop-ups that have been asked, or will be. */
  readonly #asked = new Set<string>()

  constructor(parts: VisitParts) {
    this.#parts = parts
    this.#arrivedAt = parts.clock.now()
  }

  /** Asks those that it has not asked yet. */
  follow(popUps: readonly Contributed<PopUp>[]): void {
    for (const popUp of popUps) {
      if (this.#asked.has(popUp.value.key)) continue
      this.#asked.add(popUp.value.key)
      void this.#ask(popUp)
    }
  }

  /** Closes what is open, and asks no more. */
  end(): void {
    this.#ends.abort()
  }

  async #ask({ plugin, value }: Contributed<PopUp>): Promise<void> {
    const { failed, skipped, clock } = this.#parts
    const { signal } = this.#ends
    try {
      const delay = delayOf(value.delayMs(this.#context()))
      await this.#pause(Math.max(0, this.#arrivedAt + delay - clock.now()))
      if (signal.aborted) return
      const decision = await value.decide(this.#context())
      if (decision.kind === 'skip') return skipped(value.key, decision.reason)
      while (!signal.aborted && this.#parts.formInUse()) await this.#pause(FORM_CHECK_MS)
      if (!signal.aborted) await decision.open()
    } catch (error) {
      if (!signal.aborted) failed(plugin, value.key, error)
    }
  }

  #context() {
    const { path, member, device, clock } = this.#parts
    return { path, member, device, now: clock.now(), signal: this.#ends.signal }
  }

  /** Resolves after the time, or when the visit ends. */
  #pause(ms: number): Promise<void> {
    const { signal } = this.#ends
    return new Promise((resolve) => {
      const stop = this.#parts.timeout(over, ms)
      function over(): void {
        void stop()
        signal.removeEventListener('abort', over)
        resolve()
      }
      signal.addEventListener('abort', over, { once: true })
    })
  }
}

const delayOf = (ms: number): number => Math.min(Math.max(0, ms || 0), DELAY_MAX_MS)
