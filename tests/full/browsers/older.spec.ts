import type { Page } from '@playwright/test'
import { enter, expect, firstGame, test } from '../../e2e/site.ts'
import { takeAway } from './oldest.ts'

const expectTold = async (page: Page): Promise<void> => {
  await page.waitForURL(/\/m\/older\?language=en$/i)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your browser is too old')
  await expect(page.getByRole('link', { name: /help@lotus.example/ })).toHaveAttribute(
    'href',
    'mailto:help@lotus.example',
  )
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
}

for (const [what, feature] of [
  ['module scripts', 'HTMLScriptElement.prototype.noModule'],
  ['dialogs', 'HTMLDialogElement.prototype.showModal'],
  ['URLSearchParams', 'URLSearchParams'],
] as const)
  for (const path of ['/m/home', '/m/login?token=secret'])
    test(`a browser without ${what} gets a page that says so, with support, at ${path}`, async ({ page }) => {
      await takeAway(page, [feature])
      await enter(page, path)
      await expectTold(page)
    })

test.describe('iOS 12.1', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 12_1_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.0 Mobile/15E148 Safari/604.1',
  })
  test('[CO-06] [OV-01] gets the tips for the home screen there', async ({ page }) => {
    await takeAway(page, ['HTMLDialogElement.prototype.showModal'])
    await enter(page, '/m/home')
    await expectTold(page)
    await expect(page.getByRole('heading', { name: 'On your home screen' })).toBeVisible()
    await expect(page.locator('#home-screen-tips li')).toHaveText([/share button/, /Add to Home Screen/])
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('every page reads', async ({ page }) => {
    await page.goto('/m/home?language=EN')
    await expect(firstGame(page)).toBeVisible()
    // Chromium reads a page as if scripts were on when they are only off for a test.
    await page.route('**/m/login?*', async (route) => {
      const address = route.request().url().replace('lotus.localhost', '127.0.0.1')
      const response = await route.fetch({
        url: address,
        headers: { host: new URL(route.request().url()).host },
      })
      await route.fulfill({ response, body: (await response.text()).replace(/<\/?noscript>/g, '') })
    })
    await page.goto('/m/login?language=EN')
    await expect(page.getByText('This page needs JavaScript')).toBeVisible()
    await expect(page.getByRole('link', { name: /help@lotus.example/ })).toBeVisible()
  })
})

test('the page for old browsers is in the player’s language, and has no tips elsewhere', async ({ page }) => {
  await page.goto('/m/older?language=VI')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trình duyệt của bạn quá cũ')
  await expect(page.locator('#home-screen-tips')).toBeHidden()
})
