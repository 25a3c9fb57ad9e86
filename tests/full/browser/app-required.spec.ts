import { enter, expect, firstGame, noteToasts, siteReady, test, toastsOf } from '../../e2e/site.ts'
import { SWITCH, launches } from '../../e2e/app-required.ts'

test.describe('games that require the installed app', () => {
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
    await expect
      .poll(() => toastsOf(page))
      .toContain('There is no app for this device, so the game opens here.')
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
