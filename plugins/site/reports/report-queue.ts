import { MAX_PROBLEMS, MAX_REPORTS } from './constants.ts'
import type { Report } from '../contract.ts'

/**
 * The reports of one page load that wait to be sent. At most `MAX_REPORTS` are sent in all, of which at most `MAX_PROBLEMS`
 * are no measurements; each once, so that one error that repeats itself does not displace the others.
 */
export interface ReportQueue {
  /**
   * Adds a report. One with the key of a waiting report replaces it, and is counted if it is a problem; one with the key of
   * a sent report is dropped, and so is one too many.
   */
  add(key: string, report: Report): void
  /** Removes and returns what waits, in the order of arrival. */
  take(): readonly Report[]
}

export function createReportQueue(): ReportQueue {
  /** By key; `undefined`: it has been sent. */
  const reports = new Map<string, Report | undefined>()
  let problems = 0
  return {
    add(key, report) {
      const waiting = reports.get(key)
      if (!waiting) {
        if (reports.has(key) || reports.size >= MAX_REPORTS) return
        if (report.kind !== 'vital' && ++problems > MAX_PROBLEMS) return
      }
      const repeated = waiting && 'count' in waiting
      reports.set(key, repeated ? { ...waiting, count: waiting.count + 1 } : report)
    },
    take() {
      const taken = [...reports.values()].flatMap((report) => report ?? [])
      for (const key of reports.keys()) reports.set(key, undefined)
      return taken
    },
  }
}
