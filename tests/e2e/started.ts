import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/** Waits until the site has started, where the test replaces the clock that `siteReady` reads. */
export const started = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('merchant'))).not.toBeNull()
