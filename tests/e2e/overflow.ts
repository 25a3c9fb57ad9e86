import type { Page } from '@playwright/test'

/** How much wider the page is than the window, in pixels: 0 or less where nobody has to scroll across. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
