import type { ContextOf, Disposer, Site } from '@foyer/sdk'
import type { manifest } from './manifest.ts'
import { nextCheckMs } from './next-check.ts'
import { selectPage } from './select-page.ts'

/** Asks for the status while the site is closed or cannot be reached, so that players come back by themselves (ST-31). */
export function pollStatus(context: ContextOf<typeof manifest>, site: Site): void {
  let failures = 0
  let cancelTimer: Disposer | undefined
  const poll = async (): Promise<void> => {
    // Who looks elsewhere asks on coming back: the kernel does that.
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
