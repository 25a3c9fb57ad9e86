import { enter, expect, firstGame, siteReady, test } from './site.ts'
import { violations } from './violations.ts'
import { SWITCH, launches } from './app-required.ts'

test.describe('games that require the installed app', () => {
  test('[RO-03] a launch in a browser opens the install modal, and no game', async ({ page }) => {
    await enter(page, '/m/home', SWITCH)
    await siteReady(page)
    await firstGame(page).click()
    const modal = page.getByRole('dialog', { name: 'This game runs in the app' })
    await expect(modal.getByRole('button', { name: 'Download the app' })).toBeVisible()
    await expect(modal.getByRole('button', { name: 'Continue in the browser' })).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await modal.getByRole('button', { name: 'Not now' }).click()
    await expect(modal).toHaveCount(0)
    await expect(page.getByRole('main')).toContainText('This game opens in our app')
    expect(await launches(page)).toBe(0)
    await page.getByRole('button', { name: 'Get the app' }).click()
    await expect(modal).toBeVisible()
  })
})
