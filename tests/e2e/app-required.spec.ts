import type { Page } from '@playwright/test'
import { enter, expect, firstGame, noteToasts, siteReady, test, toastsOf, world } from './site.ts'
import { violations } from './violations.ts'

const SWITCH = { member: 'player', switches: 'STARTGAMEINAPP3' } as const
const launches = async (page: Page): Promise<number> =>
  (await world(page)).log.filter(({ endpoint }) => endpoint === 'game.launch').length

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

  test('[RO-03] with no download for the device the game starts, with a notice', async ({ page }) => {
    await noteToasts(page)
    await enter(page, '/m/home', { ...SWITCH, app: 'none' })
    await siteReady(page)
    // The game's page comes once the notice was seen.
    let leave = (): void => {}
    const seen = new Promise<void>((resolve) => (leave = resolve))
    await page.route(/\/wps\/game\/launchGame/, async (route) => {
      await seen
      await route.continue()
    })
    await firstGame(page).click()
    await expect.poll(() => toastsOf(page)).toContain(
      'There is no app for this device, so the game opens here.',
    ) // prettier-ignore
    await expect(page.getByRole('dialog')).toHaveCount(0)
    leave()
    await expect(page).toHaveURL(/\/__gateway\/game\?ticket=/)
    expect(await launches(page)).toBe(1)
  })
})

test.describe('in the operator’s app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) FoyerApp/2.5.0' })

  test('[RO-03] games start', async ({ page }) => {
    await enter(page, '/m/home', SWITCH)
    await siteReady(page)
    await firstGame(page).click()
    await expect(page).toHaveURL(/\/__gateway\/game\?ticket=/)
  })
})
