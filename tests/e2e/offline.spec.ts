import type { Page } from '@playwright/test'
import { enter, expect, firstGame, test, world } from './site.ts'

test.use({ serviceWorkers: 'allow' })

const WORDS = 'You are offline. Check your connection.'
const words = (page: Page) => page.getByRole('status').filter({ hasText: WORDS })
const bar = (page: Page) => words(page).filter({ has: page.getByRole('button') })
const toast = (page: Page) => words(page).filter({ hasNot: page.getByRole('button') })

/** Enters, and waits until the worker has kept what the site needs. */
async function enterKept(page: Page, state: Parameters<typeof enter>[2] = {}): Promise<void> {
  await enter(page, '/m/home', state)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/m/brand/lotus/logo.svg'))))
    .toBe(true)
}

test('[PF-06] [ST-16] the site opens offline, says so, and recovers by itself', async ({ page, context }) => {
  await enterKept(page)
  await context.setOffline(true)
  await expect(toast(page)).toBeVisible()
  await expect(bar(page)).toBeVisible()
  await expect(toast(page)).toBeHidden({ timeout: 2_000 })
  await expect(bar(page)).toBeVisible()

  await page.goto('/m/home')
  await expect(firstGame(page)).toBeVisible()
  await expect(bar(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Games', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/game$/)
  await expect(firstGame(page)).toBeVisible()

  await context.setOffline(false)
  await expect(bar(page)).toBeHidden()
  await expect
    .poll(async () => (await world(page)).log.filter(({ endpoint }) => endpoint === 'kernel.status').length)
    .toBeGreaterThan(1)
})

test('[PF-06] offline the login says so, and keeps what was typed', async ({ page, context, complaints }) => {
  await enterKept(page)
  await context.setOffline(true)
  await page.goto('/m/login')
  await page.getByLabel('Username').fill('player')
  await page.getByLabel('Password', { exact: true }).fill('player123')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  // The device's id is waited for, and its code may not come.
  await expect(page.getByRole('main').getByText(/offline/i)).toBeVisible({ timeout: 15_000 })
  await expect(page.getByLabel('Username')).toHaveValue('player')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('player123')
  // The way to customer service stands in the form, and its code cannot come.
  const others = (await complaints.take()).filter((text) => !text.includes('customer-service.desk (load)'))
  expect(others).toEqual([])
})

test('[PF-06] offline a screen that was never fetched says why, and comes when the network is back', async ({
  page,
  context,
  complaints,
}) => {
  await enterKept(page, { member: 'player' })
  await context.setOffline(true)
  await page.goto('/m/launchGame?vendor=TCG_SEA&code=SL001')
  const screen = page.getByRole('main').getByRole('alert')
  await expect(screen).toContainText(WORDS)
  expect((await complaints.take()).length).toBeGreaterThan(0)
  await context.setOffline(false)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/__gateway\/game\?ticket=/)
})
