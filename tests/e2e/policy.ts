import type { Page } from '@playwright/test'

export const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('foyer-hydrated').length > 0)
