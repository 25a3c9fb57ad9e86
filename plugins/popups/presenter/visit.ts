import {
  type Clock,
  type Contributed,
  type Device,
  type Disposer,
  type PopUp,
  type SessionInfo,
} from '@foyer/sdk'
import { pauseIn } from '../../site/contract/pause-in.ts'
import type { PopUpReport } from '../contract.ts'
import { RECHECK_MS } from './constants.ts'
import { delayOf } from './delay-of.ts'
import type { Gap } from './gap.ts'

/** What a visit needs of the page around it. */
export interface VisitParts {
  /** The home address that is shown. */
  readonly path: string
  /** `undefined` for a guest. */
  readonly member: SessionInfo | undefined
  readonly device: Device
  readonly clock: Clock
  readonly gap: Gap
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
  /** Ends with the visit. */
  readonly #pause: (ms: number) => Promise<void>
  /** By the key of the pop-up: those that have been asked, or will be. */
  readonly #reports = new Map<string, PopUpReport>()
  /** Those that are contributed now, by their keys: a plugin that restarts contributes another one. */
  #present: ReadonlyMap<string, Contributed<PopUp>> = new Map()

  constructor(parts: VisitParts) {
    this.#parts = parts
    this.#arrivedAt = parts.clock.now()
    this.#pause = pauseIn({ signal: this.#ends.signal, timeout: parts.timeout })
  }

  /** Asks those that it has not asked yet. */
  follow(popUps: readonly Contributed<PopUp>[]): void {
    this.#present = new Map(popUps.map((popUp) => [popUp.value.key, popUp]))
    for (const popUp of popUps) {
      const { plugin, value } = popUp
      const { key, priority } = value
      if (this.#reports.has(key)) continue
      this.#reports.set(key, { key, plugin, priority, delayMs: 0, state: 'waiting' })
      void this.#ask(popUp)
    }
  }

  /** What became of each. */
  get reports(): readonly PopUpReport[] {
    return [...this.#reports.values()]
  }

  /** Closes what is open, and asks no more. */
  end(): void {
    this.#ends.abort()
  }

  async #ask({ plugin, value }: Contributed<PopUp>): Promise<void> {
    const { failed, skipped, clock, gap } = this.#parts
    const { signal } = this.#ends
    const { key } = value
    try {
      const delayMs = delayOf(value.delayMs(this.#context()))
      this.#note(key, { delayMs })
      await this.#pause(Math.max(0, this.#arrivedAt + delayMs - clock.now()))
      if (signal.aborted) return
      const popUp = this.#present.get(key)?.value
      if (!popUp) return void this.#reports.delete(key)
      const decision = await popUp.decide(this.#context())
      if (decision.kind === 'skip') {
        this.#note(key, { state: 'skipped', reason: decision.reason })
        return skipped(key, decision.reason)
      }
      await this.#delay(popUp)
      if (signal.aborted) return
      this.#note(key, { state: 'open' })
      this.#note(key, { reason: await gap.show(() => decision.open()), state: 'closed' })
    } catch (error) {
      if (signal.aborted) return
      this.#note(key, { state: 'failed', reason: String(error) })
      failed(plugin, key, error)
    }
  }

  /** Resolves when no form is in use and the gap after another pop-up is over, or when the visit ends. */
  async #delay({ key, priority }: PopUp): Promise<void> {
    const { gap, formInUse } = this.#parts
    const { signal } = this.#ends
    const candidate = { priority }
    gap.add(candidate)
    while (!signal.aborted && (formInUse() || gap.delays(candidate))) {
      this.#note(key, { state: 'delayed' })
      await this.#pause(RECHECK_MS)
    }
    gap.remove(candidate)
  }

  #note(key: string, change: Partial<PopUpReport>): void {
    const report = this.#reports.get(key)
    if (report) this.#reports.set(key, { ...report, ...change })
  }

  #context() {
    const { path, member, device, clock } = this.#parts
    return { path, member, device, now: clock.now(), signal: this.#ends.signal }
  }
}
