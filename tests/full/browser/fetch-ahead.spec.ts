import type { Page } from '@playwright/test'
import { enter, expect, networkQuiet, saveData, siteReady, test } from '../../e2e/site.ts'

/** Names of the scripts that the page fetches from now on. */
function scripts(page: Page): Set<string> {
  const names = new Set<string>()
  page.on('requestfinished', (request) => {
    const name = /\/m\/assets\/([\w.-]+)-[\w-]{8}\.js$/.exec(request.url())?.[1]
    if (name) names.add(name)
  })
  return names
}

const AHEAD = ['login-screen', 'game-area-screen', 'open-settings', 'launch']

test('the first touch, anywhere, fetches log-in, games, settings and launch ahead; the tap then waits for no script', async ({
  page,
}) => {
  const fetched = scripts(page)
  await enter(page, '/m/home')
  await siteReady(page)
  await page.getByRole('banner').dispatchEvent('pointerdown')
  await expect.poll(() => AHEAD.filter((name) => !fetched.has(name))).toEqual([])
  // They need others.
  await networkQuiet(page)
  await page.context().setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByLabel('Username')).toBeVisible()
})

test('a device that saves data fetches only what is asked for', async ({ page }) => {
  await saveData(page)
  const fetched = scripts(page)
  await enter(page, '/m/home')
  await siteReady(page)
  await page.getByRole('banner').dispatchEvent('pointerdown')
  // The overlays' code is for the tap itself.
  await expect.poll(() => fetched.has('overlay-root')).toBe(true)
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  expect(AHEAD.filter((name) => fetched.has(name))).toEqual(['open-settings'])
})
