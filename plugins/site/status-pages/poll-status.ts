import type { ContextOf, Disposer, Site } from '@foyer/sdk'
import type { manifest } from './manifest.ts'
import { selectPage } from './select-page.ts'
import { CHECK_MS, MAX_DOUBLINGS } from './constants.ts'

/** Refreshes the status while the site is closed or cannot be reached, so that players return by themselves (ST-31). */
export function pollStatus(context: ContextOf<typeof manifest>, site: Site): void {
  let failures = 0
  let cancelTimer: Disposer | undefined
  const poll = async (): Promise<void> => {
    // For a hidden page the kernel refreshes the status when it becomes visible.
    if (!document.hidden) await site.refresh()
    failures = site.failure.get() ? failures + 1 : 0
    cancelTimer = undefined
    schedule()
  }
  const schedule = (): void => {
    const needsPolling = site.failure.get() !== undefined || selectPage(site.status.get()) !== undefined
    if (needsPolling) cancelTimer ??= context.timeout(() => void poll(), nextCheckMs(failures, Math.random()))
    else {
      void cancelTimer?.()
      cancelTimer = undefined
      failures = 0
    }
  }
  context.defer(site.status.subscribe(schedule))
  context.defer(site.failure.subscribe(schedule))
  schedule()
}

/**
 * Milliseconds until the status is refreshed: half to one and a half times the interval, so that a site's players do not
 * all return in the same second.
 *
 * @param failures calls that failed in a row; each doubles the interval, up to a limit
 * @param random 0 up to 1
 */
export const nextCheckMs = (failures: number, random: number): number =>
  CHECK_MS * 2 ** Math.min(failures, MAX_DOUBLINGS) * (0.5 + random)
