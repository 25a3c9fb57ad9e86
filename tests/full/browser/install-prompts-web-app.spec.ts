import type { Locator, Page } from '@playwright/test'
import { enter, expect, test } from '../../e2e/site.ts'
import { LOGIN, STAY, button, prompt, skipped, iconLoaded } from '../../e2e/install-prompts.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'

test.describe('where both ways are there', () => {
  test.use({ userAgent: IPHONE })
  const guide = (page: Page): Locator => prompt(page, 'Add Lotus to your home screen')

  for (const [clause, prompts] of [
    ['OV-02', 'login'],
    ['OV-03', 'login-forced'],
  ] as const)
    test(`[${clause}] the app, and beside it the web app: ${prompts}`, async ({ page }) => {
      await enter(page, '/m/home', { prompts })
      const dialog = prompt(page, LOGIN)
      await expect(button(dialog, 'Download the app')).toBeVisible()
      await expect(button(dialog, STAY)).toBeVisible()
      await iconLoaded(dialog)
      await expect(dialog).toContainText('For the best experience, install the app and log in there.')
      await button(dialog, 'Install the web app').click()
      await expect(guide(page).getByRole('listitem')).toHaveCount(2)
      await page.keyboard.press('Escape')
      await expect(guide(page)).toBeHidden()
    })

  test('[CO-05] hide_download: the web app alone', async ({ page }) => {
    await enter(page, '/m/home', { prompts: 'login-web' })
    const dialog = prompt(page, LOGIN)
    await expect(button(dialog, 'Install the web app')).toBeVisible()
    await expect(button(dialog, 'Download the app')).toHaveCount(0)
  })
})

test.describe('the home-screen prompt', () => {
  test.use({ userAgent: IPHONE })

  for (const path of ['/', '/m/home', '/m/index.html'])
    test(`[RR-03] ${path} shows it`, async ({ page }) => {
      await enter(page, path, { prompts: 'home-screen' })
      const dialog = prompt(page, /^Add .+ to your home screen$/)
      await expect(button(dialog, 'Install the web app')).toBeVisible()
    })
  for (const path of ['/m/', '/m/index'])
    test(`[RR-03] ${path} does not, although it is home`, async ({ page }) => {
      const reason = skipped(page)
      await enter(page, path, { prompts: 'home-screen' })
      expect(await reason).toBe('home_screen: not on this page')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
})
