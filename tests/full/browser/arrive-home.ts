import type { Page } from '@playwright/test'
import { expect, networkQuiet } from '../../e2e/site.ts'
import { started } from '../../e2e/started.ts'

/** How long plugins that wait for an idle browser take. */
const IDLE_MS = 3_000

/**
 * Goes from a screen with the tab bar to the home screen, once the page has fetched what it starts with. From then on the
 * page's time stands still, but for `page.clock.runFor`: delays since the arrival are exact. The test has installed the clock
 * before the page was opened.
 */
export async function arriveHome(page: Page): Promise<void> {
  await started(page)
  await networkQuiet(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + IDLE_MS)
  await networkQuiet(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
}
