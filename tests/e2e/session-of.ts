import type { Page } from '@playwright/test'

/** The session that is stored for the tab, as its text (EN-01). */
export const sessionOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))
