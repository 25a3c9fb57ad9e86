import type { Page } from '@playwright/test'

/** The sum of the layout shifts so far, where `noteShifts` came before the page. */
export const shiftSum = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (Reflect.get(globalThis, 'shifts') as readonly number[]).reduce((sum, each) => sum + each, 0),
  )
