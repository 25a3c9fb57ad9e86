import type { ContextOf, Disposer, Site } from '@foyer/sdk'
import type { manifest } from './manifest.ts'
import { nextCheckMs } from './next-check.ts'
import { pageFor } from './page-for.ts'

/** Asks for the status while the site is closed or cannot be reached, so that players come back by themselves (ST-31). */
export function keepAsking(context: ContextOf<typeof manifest>, site: Site): void {
  let failures = 0
  let waiting: Disposer | undefined
  const ask = async (): Promise<void> => {
    // Who looks elsewhere asks on coming back: the kernel does that.
    if (!document.hidden) await site.refresh()
    failures = site.failure.get() ? failures + 1 : 0
    waiting = undefined
    follow()
  }
  const follow = (): void => {
    const troubled = site.failure.get() !== undefined || pageFor(site.status.get()) !== undefined
    if (troubled) waiting ??= context.timeout(() => void ask(), nextCheckMs(failures, Math.random()))
    else {
      void waiting?.()
      waiting = undefined
      failures = 0
    }
  }
  context.defer(site.status.subscribe(follow))
  context.defer(site.failure.subscribe(follow))
  follow()
}
