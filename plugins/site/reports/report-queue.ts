import { MAX_PROBLEMS, MAX_REPORTS } from './constants.ts'
import type { Report } from '../contract.ts'

/**
 * The reports of one page load that wait to be sent. At most `MAX_REPORTS` are sent in all, of which at most `MAX_PROBLEMS`
 * are no measurements; each once, so that one error that repeats itself does not displace the others.
 */
export class ReportQueue {
  /** By key; `undefined`: it has been sent. */
  readonly #reports = new Map<string, Report | undefined>()
  #problems = 0

  /**
   * Adds a report. One with the key of a waiting report replaces it, and is counted if it is a problem; one with the key of
   * a sent report is dropped, and so is one too many.
   */
  add(key: string, report: Report): void {
    const waiting = this.#reports.get(key)
    if (!waiting) {
      if (this.#reports.has(key) || this.#reports.size >= MAX_REPORTS) return
      if (report.kind !== 'vital' && ++this.#problems > MAX_PROBLEMS) return
    }
    const repeated = waiting && 'count' in waiting
    this.#reports.set(key, repeated ? { ...waiting, count: waiting.count + 1 } : report)
  }

  /** Removes and returns what waits, in the order of arrival. */
  take(): readonly Report[] {
    const taken: Report[] = []
    for (const [key, report] of this.#reports) {
      if (report) taken.push(report)
      this.#reports.set(key, undefined)
    }
    return taken
  }
}
