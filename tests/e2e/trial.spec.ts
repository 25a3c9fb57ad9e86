import type { BrowserContext } from '@playwright/test'
import { enter, expect, siteReady, test, world } from './site.ts'
import { violations } from './violations.ts'

/** A fishing game, which has a trial. */
const GAME = { launch: 'vendor=TCG_SEA&code=FI009', trial: 'vendor=TCG_SEA&game=FI009' }

/** Notes each request that would block a page of the context until its answer is there. */
async function noteBlocking(context: BrowserContext): Promise<readonly string[]> {
  const blocking: string[] = []
  await context.exposeFunction('noteBlocking', (url: string) => void blocking.push(url))
  await context.addInitScript(() => {
    const { open } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.open = function (
      this: XMLHttpRequest,
      ...given: [string, string | URL, boolean?]
    ) {
      if (given[2] === false)
        void (Reflect.get(globalThis, 'noteBlocking') as (url: string) => void)(String(given[1]))
      return Reflect.apply(open, this, given) as void
    } as typeof open
  })
  return blocking
}

test.describe('trial games', () => {
  test('[OV-17][CA-24] a guest tries a game for free from its log-in, hides the buttons, and goes back', async ({
    page,
    context,
  }) => {
    const blocking = await noteBlocking(context)
    await enter(page, `/m/launchGame?${GAME.launch}`)
    await expect(page).toHaveURL(/\/m\/login$/)
    expect(await violations(page)).toEqual([])
    const called = page.waitForRequest(/GCS_gameTrialLaunch/)
    await page.getByRole('link', { name: /Try for free/ }).click()
    const call = await called
    const query = new URL(call.url()).searchParams
    expect([call.method(), query.get('gameId'), query.get('platform')]).toEqual(['GET', 'FI009', 'html5'])
    expect(await call.allHeaders()).toMatchObject({ merchant: 'lotus01', language: 'EN' })
    await expect(page).toHaveURL(/\/m\/trialGame\?/)
    const game = page.frameLocator('iframe')
    await expect(game.getByRole('heading', { level: 1, name: 'Prawn Lagoon' })).toBeVisible()
    // The whole page is the game's: no header, no tab bar.
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await game.getByRole('button', { name: 'Spin' }).click()
    await expect(game.getByRole('status')).not.toHaveText('Match three and win')
    expect(await violations(page)).toEqual([])

    await page.getByRole('button', { name: 'Hide the buttons' }).click()
    await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Show the buttons' })).toBeFocused()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Show the buttons' }).click()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/m\/login$/)
    // The log-in still leads to the game that it was asked for.
    await expect(page.getByText('Log in to play Prawn Lagoon')).toBeVisible()
    await page.getByLabel('Username').fill('player')
    await page.getByLabel('Password', { exact: true }).fill('player123')
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/__gateway\/game\?ticket=/)
    expect(
      (await world(page)).log.findLast(({ endpoint }) => endpoint === 'game.launch')?.body,
    ).toMatchObject({
      gameCode: 'FI009',
    })
    expect(blocking).toEqual([])
  })

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
