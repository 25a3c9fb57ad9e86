import { enter, expect, siteReady, test, world } from '../../e2e/site.ts'
import { violations } from '../../e2e/violations.ts'
import { GAME, noteBlocking } from '../../e2e/trial.ts'

test.describe('trial games', () => {
  test('[OV-17] full screen on and off', async ({ page }) => {
    await enter(page, `/m/trialGame?${GAME.trial}`)
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
    await page.getByRole('button', { name: 'Full screen', exact: true }).click()
    await expect.poll(isFull).toBe(true)
    await page.getByRole('button', { name: 'Leave full screen' }).click()
    await expect.poll(isFull).toBe(false)
  })

  test('the way to the real game leads a guest to the log-in', async ({ page }) => {
    await enter(page, `/m/trialGame?${GAME.trial}`)
    await page.getByRole('link', { name: 'Play for real' }).click()
    await expect(page).toHaveURL(/\/m\/login$/)
    await expect(page.getByText('Log in to play Prawn Lagoon')).toBeVisible()
  })

  test('[CA-24] a game without a trial: the gateway’s message, and a way back', async ({ page }) => {
    await enter(page, '/m/trialGame?vendor=TCG_LOTTO_VN&game=LO001')
    await expect(page.getByRole('alert')).toHaveText('This game has no trial')
    expect(await violations(page)).toEqual([])
    await page.getByRole('main').getByRole('button', { name: 'Back' }).last().click()
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  test('[CA-24] a vendor that forbids frames gets a window, which opens inside the tap', async ({
    page,
    context,
  }) => {
    const blocking = await noteBlocking(context)
    await enter(page, `/m/launchGame?${GAME.launch}`)
    await siteReady(page)
    await page.evaluate(() =>
      fetch('/__gateway/world', {
        method: 'POST',
        body: JSON.stringify({ settings: { 'games.trial': { windowVendors: ['TCG_SEA'] } } }),
      }),
    )
    await page.reload()
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: /Try for free/ }).click()
    const other = await opened
    await expect(other).toHaveURL(/\/__gateway\/game\?ticket=/)
    await expect(other.getByRole('heading', { name: 'Prawn Lagoon' })).toBeVisible()
    await expect(page).toHaveURL(/\/m\/login$/)
    expect(blocking).toEqual([])
    expect((await world(page)).log.filter(({ endpoint }) => endpoint === 'game.trial')).toHaveLength(1)
    // The way back out of the game leads to the site, and not into the game again.
    await other.goBack()
    await expect(other).toHaveURL(/\/m\/home$/)
    expect((await world(page)).log.filter(({ endpoint }) => endpoint === 'game.trial')).toHaveLength(1)
  })
})
