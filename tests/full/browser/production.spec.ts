import type { Page } from '@playwright/test'
import { expect, test } from '../../e2e/site.ts'

/** The query that makes a world like the page's. */
const worldState = (page: Page): Promise<string> =>
  page.evaluate(async () => ((await (await fetch('/__gateway/world')).json()) as { state: string }).state)

test('[HA-07] the harness’ parameters do nothing on the site itself', async ({ page }) => {
  await page.goto('/__gateway/enter?lang=EN&to=/m/home')
  await page.waitForURL(/\/m\/home/)
  const before = await worldState(page)
  const query = new URLSearchParams({
    member: 'player',
    switches: '-CBS3,HARNESS3',
    disabled: 'tracking.facebook',
    fault: 'auth.login:500,status:500',
    break: 'games.lobby:activate-throws',
    maintenance: '1',
    region: '1',
    status: 'domain_not_available',
    merchant: 'coral',
    theme: 'dark',
    device: 'webclip',
    pseudo: 'accented',
    'seed.registrationInfo': '{"affiliateCode":"A1"}',
  })
  await page.goto(`/m/home?${query}`)
  await page.waitForFunction(() => performance.getEntriesByName('foyer-hydrated').length > 0)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Log in' })).toBeVisible()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-brand', 'lotus')
  await expect(html).not.toHaveAttribute('data-theme', 'dark')
  await expect.poll(() => page.evaluate(() => typeof Reflect.get(globalThis, 'fbq'))).toBe('function')
  await expect(page.getByText(/^(Under maintenance|Access Denied|Notice)$/)).toHaveCount(0)
  const stored = await page.evaluate(() => {
    const info = JSON.parse(localStorage.getItem('registrationInfo') ?? '{}') as { affiliateCode?: string }
    return [sessionStorage.getItem('MC_SESSION_INFO'), localStorage.getItem('WEBCLIP'), info.affiliateCode]
  })
  expect(stored.map((each) => each ?? 'nothing')).toEqual(['nothing', 'nothing', 'nothing'])
  // The gateway answers as before: no fault, no other switch, no maintenance.
  expect(await worldState(page)).toBe(before)
  await banner.getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Username').fill('player')
  await page.getByLabel('Password', { exact: true }).fill('player123')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(banner).toContainText('player')
})
