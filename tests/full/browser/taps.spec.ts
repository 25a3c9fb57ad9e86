import type { Locator, Page } from '@playwright/test'
import { enter, expect, siteReady, test } from '../../e2e/site.ts'

const menu = (page: Page): Locator => page.getByRole('button', { name: 'Settings' })

const dialogs = (page: Page): Locator => page.locator('dialog')

/**
 * Taps one place several times with a finger. The pauses are those of the touches' own clock, so that a busy machine
 * makes none longer.
 */
async function tapRun(page: Page, target: Locator, pausesMs: readonly number[]): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('it has no box')
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  const touch = await page.context().newCDPSession(page)
  let timestamp = Date.now() / 1000
  for (const pause of [0, ...pausesMs]) {
    timestamp += pause / 1000
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp })
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: timestamp + 0.01,
    })
  }
  await touch.detach()
}

/** The code of the plugins that have a row in the settings. */
const ROWS =
  /\/assets\/(?:announcements|change-password|desk|feedback|installer|invite|safer-play)-[^/]*\.js$/

test('a tap that is repeated, at once or out of impatience, opens one sheet, and it stays open', async ({
  page,
}) => {
  await enter(page, '/m/home', { member: 'player' })
  await siteReady(page)
  const settings = page.getByRole('dialog', { name: 'Settings' })
  for (const pauses of [[20], [60], [120], [300], [150, 150, 150]]) {
    await tapRun(page, menu(page), pauses)
    await expect(settings.getByRole('button', { name: 'Contact us' }), String(pauses)).toBeVisible()
    await expect(dialogs(page), String(pauses)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialogs(page)).toHaveCount(0)
  }
  // Its code is fetched by the first tap, its question is asked by none of the others.
  await menu(page).tap()
  await expect(settings).toBeVisible()
  await page.keyboard.press('Escape')
})

test('before its code has come, too; and a player who has gone on meanwhile gets no sheet', async ({
  page,
}) => {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/open-settings-[^/]*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await enter(page, '/m/home')
  await siteReady(page)
  const fetched = page.waitForResponse(/\/assets\/open-settings-[^/]*\.js$/)
  await tapRun(page, menu(page), [700, 700])
  await page.getByRole('link', { name: 'Games', exact: true }).tap()
  await expect(page).toHaveURL(/\/m\/game$/)
  release()
  await fetched
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible()
  await menu(page).tap()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await expect(dialogs(page)).toHaveCount(1)
})

test('the settings do not move when their rows come late', async ({ page }) => {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(ROWS, async (route) => {
    await released
    await route.continue()
  })
  await enter(page, '/m/home', { member: 'player' })
  await siteReady(page)
  await menu(page).tap()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await expect(settings.getByRole('radio', { name: 'Dark' })).toBeVisible()
  await expect(settings.getByText('player')).toBeVisible()
  const tops = (): Promise<readonly number[]> =>
    settings
      .locator('h2, label, p')
      .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().top)))
  const before = await tops()
  release()
  await expect(settings.getByRole('link', { name: 'Feedback' })).toBeVisible()
  await expect(settings.getByRole('button', { name: 'Contact us' })).toBeVisible()
  expect(await tops()).toEqual(before)
})
