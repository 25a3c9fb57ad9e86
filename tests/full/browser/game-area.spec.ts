import type { Page } from '@playwright/test'
import { enter, expect, networkQuiet, siteReady, test, world } from '../../e2e/site.ts'
import { violations } from '../../e2e/violations.ts'
import { vendors } from '../../e2e/game-area.ts'

const gamesIn = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).getByRole('link', { name: /, / })

test.describe('the game area', () => {
  test('[RT-07] a vendor has all its games, in the address; Back leads out of the vendors', async ({
    page,
  }) => {
    await enter(page, '/m/game')
    await siteReady(page)
    await expect(vendors(page).getByRole('link').nth(1)).toBeVisible()
    const [first, second] = await vendors(page).getByRole('link').all()
    const name = (await first?.getAttribute('aria-label')) ?? ''
    const other = (await second?.getAttribute('aria-label')) ?? ''
    await vendors(page).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(/\/m\/game\?vendor=/)
    await expect(gamesIn(page, name)).not.toHaveCount(0)
    for (const link of await gamesIn(page, name).all())
      await expect(link).toHaveAccessibleName(new RegExp(`, ${name}$`))
    await vendors(page).getByRole('link', { name: other, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([other])
    expect(await violations(page)).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/game$/)
    await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(1)
  })

  test('a heart makes a favourite that is there after a reload; a launched game is one that was played', async ({
    page,
  }) => {
    await enter(page, '/m/game', { member: 'player' })
    await siteReady(page)
    const [link] = await gamesIn(page, 'Slots')
      .or(page.getByRole('main').getByRole('link', { name: /, / }))
      .all()
    const name = ((await link?.getAttribute('aria-label')) ?? '').split(', ').at(-2) ?? ''
    const heart = page.getByRole('button', { name: `Favourite: ${name}` }).first()
    // The very button, not whichever has its name then: the list of favourites comes above it, and it stays under the finger.
    const button = await heart.elementHandle()
    const top = () => button?.evaluate((element) => element.getBoundingClientRect().top)
    await heart.scrollIntoViewIfNeeded()
    const before = await top()
    await heart.click()
    await expect(page.getByRole('region', { name: 'Favourites', exact: true })).toBeAttached()
    expect(Math.abs(Number(await top()) - Number(before))).toBeLessThan(2)
    await page.reload()
    await expect(gamesIn(page, 'Favourites')).toHaveCount(1)
    expect(await violations(page)).toEqual([])
    await gamesIn(page, 'Favourites').click()
    await page.waitForURL((url) => !url.pathname.startsWith('/m/'))
    await page.goBack()
    await expect(gamesIn(page, 'Recently played')).toHaveCount(1)
    await page
      .getByRole('button', { name: `Favourite: ${name}`, pressed: true })
      .first()
      .click()
    await expect(page.getByRole('region', { name: 'Favourites', exact: true })).toHaveCount(0)
  })

  test('offline, games are greyed and do not launch; with the network they are live again', async ({
    page,
    context,
  }) => {
    await enter(page, '/m/game')
    await siteReady(page)
    const game = page.getByRole('main').getByRole('link', { name: /, / }).first()
    await expect(game).not.toHaveAttribute('aria-disabled')
    await context.setOffline(true)
    await expect(game).toHaveAttribute('aria-disabled', 'true')
    await game.click({ force: true })
    await expect(page).toHaveURL(/\/m\/game$/)
    await context.setOffline(false)
    await expect(game).not.toHaveAttribute('aria-disabled')
  })

  test('2,000 games are all reachable, with few of them in the page and nothing moving', async ({ page }) => {
    await enter(page, '/m/game?category=rng', { games: 'many' })
    await expect(page.getByText(/^2,?000 games$/)).toBeVisible()
    await page.evaluate(() => {
      const shifts: number[] = []
      Reflect.set(globalThis, 'shifts', shifts)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift' })
    })
    const items = page.getByRole('region', { name: 'Slots', exact: true }).getByRole('listitem')
    const bottom = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let step = 0; step <= 6; step++) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), (bottom * step) / 6)
      await expect(items.first()).toBeAttached()
      expect(await items.count()).toBeLessThan(80)
    }
    await expect(page.locator('[aria-posinset="2000"]')).toBeAttached()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts') as readonly number[])).toEqual([])
  })

  test('[CO-11] pictures of games are fetched within 100 px of the view, and no farther away', async ({
    page,
  }) => {
    await enter(page, '/m/game?category=rng', { games: 'many' })
    await expect(page.getByText(/^2,?000 games$/)).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 40_000, behavior: 'instant' }))
    /** Of each drawn game: how far its picture is from the view, in pixels, and whether it is fetched. */
    const pictures = () =>
      page.locator('[aria-posinset] img').evaluateAll((images) =>
        images.map((image) => {
          const { top, bottom } = image.getBoundingClientRect()
          return { px: Math.max(0, top - innerHeight, -bottom), fetched: image.hasAttribute('src') }
        }),
      )
    await expect
      .poll(async () => (await pictures()).filter(({ fetched }) => fetched).length)
      .toBeGreaterThan(9)
    await networkQuiet(page)
    const all = await pictures()
    expect(all.filter(({ px, fetched }) => fetched !== px < 100)).toEqual([])
    expect(all.filter(({ px }) => px > 100).length).toBeGreaterThan(3)
  })

  test('[CA-23] the gateway adds the games that only it knows', async ({ page }) => {
    await enter(page, '/m/game', { games: 'many' })
    await siteReady(page)
    await page.getByRole('searchbox', { name: 'Search games' }).fill('megaways')
    const found = page.getByRole('main').getByRole('link', { name: /Megaways/ })
    await expect(found).not.toHaveCount(0)
    const log = async () => (await world(page)).log.map(({ endpoint }) => endpoint)
    await expect.poll(log).toContain('game.match')
  })

  test('bad answers show what is sensible, and nothing is wider than the page', async ({ page }) => {
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 740 })
      await enter(page, '/m/game', { games: 'broken' })
      await expect(page.getByRole('main').getByRole('link', { name: /, / })).not.toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await violations(page)).toEqual([])
    }
    await enter(page, '/m/game', { games: 'none' })
    await expect(page.getByText('No games here yet')).toBeVisible()
  })
})
