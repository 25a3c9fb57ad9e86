import type { Page } from '@playwright/test'

/** Makes the page note the layout shifts that are not the player's doing, from its first moment; `shiftSum` adds them up. */
export const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.set(globalThis, 'shifts', [])
    new PerformanceObserver((list) => {
      const shifts = Reflect.get(globalThis, 'shifts') as number[]
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'hadRecentInput') !== true) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
