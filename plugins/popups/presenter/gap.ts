import type { PopUpPriority, PopUpResult } from '@foyer/sdk'
import { PRIORITIES } from './constants.ts'

/** A pop-up that has something to show. */
export interface Candidate {
  readonly priority: PopUpPriority
}

/**
 * Keeps pop-ups apart: the next one opens when none is open, a gap after the last one closed, the most important first.
 * With a gap of 0 nothing waits here, and the overlays' own queue orders them (OV-30).
 */
export class Gap {
  readonly #ms: () => number
  readonly #now: () => number
  readonly #waiting: Candidate[] = []
  #open = 0
  #closedAt = Number.NEGATIVE_INFINITY

  /**
   * @param ms the gap, in milliseconds
   * @param now the time, in milliseconds
   */
  constructor(ms: () => number, now: () => number) {
    this.#ms = ms
    this.#now = now
  }

  add(candidate: Candidate): void {
    this.#waiting.push(candidate)
  }
  /** Whether it must still wait. */
  delays(candidate: Candidate): boolean {
    const ms = this.#ms()
    if (ms === 0) return false
    return this.#open > 0 || this.#isSoon(ms) || this.#first() !== candidate
  }
  /** After the last one, whichever way the clock was set meanwhile. */
  #isSoon(ms: number): boolean {
    return Math.abs(this.#now() - this.#closedAt) < ms
  }
  remove(candidate: Candidate): void {
    const at = this.#waiting.indexOf(candidate)
    if (at !== -1) this.#waiting.splice(at, 1)
  }
  /** Runs what shows it, and remembers when the player closed it. */
  async show(open: () => Promise<PopUpResult>): Promise<PopUpResult> {
    this.#open++
    try {
      const result = await open()
      if (result === 'seen') this.#closedAt = this.#now()
      return result
    } finally {
      this.#open--
    }
  }

  #first(): Candidate | undefined {
    const rank = ({ priority }: Candidate): number => PRIORITIES.indexOf(priority)
    return this.#waiting.reduce<Candidate | undefined>(
      (best, each) => (best && rank(best) <= rank(each) ? best : each),
      undefined,
    )
  }
}
