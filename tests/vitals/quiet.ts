import type { Page } from '@playwright/test'

/** Waits until the page has had nothing to do for half a second. */
export const quiet = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const IDLE_MS = 40
    const TIMES = 5
    const PAUSE_MS = 100
    for (let times = 0; times < TIMES;) {
      const left = await new Promise<number>((resolve) =>
        requestIdleCallback((deadline) => resolve(deadline.timeRemaining())),
      )
      times = left >= IDLE_MS ? times + 1 : 0
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  })
