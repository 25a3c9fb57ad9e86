import {
  changeWorld,
  enter,
  expect,
  networkQuiet,
  noteToasts,
  siteReady,
  test,
  toastsOf,
} from '../../e2e/site.ts'
import { violations } from '../../e2e/violations.ts'

test.describe('home', () => {
  test('a game under maintenance is greyed until its end, says so on a tap, and does not launch', async ({
    page,
  }) => {
    await noteToasts(page)
    await enter(page, '/m/home', { games: 'maintenance', member: 'player' })
    const closed = page
      .getByRole('main')
      .getByRole('link', { name: /, Sealight, Until .*\d/ })
      .first()
    for (const lane of await page.getByRole('region', { name: /./ }).all()) {
      if ((await closed.count()) > 0) break
      await lane.scrollIntoViewIfNeeded()
    }
    await expect(closed).toHaveAttribute('aria-disabled', 'true')
    await closed.scrollIntoViewIfNeeded()
    await expect(closed.getByText(/^Until .*\d/)).toBeVisible()
    const picture = closed.locator('span:has(> img)')
    await expect(picture).toHaveCSS('filter', 'grayscale(1)')
    await closed.click({ force: true })
    await expect
      .poll(() => toastsOf(page))
      .toContainEqual(expect.stringMatching(/is under maintenance until .*\d/))
    await expect(page).toHaveURL(/\/m\/home$/)
    expect(await violations(page)).toEqual([])
  })

  test('offline, games are greyed and do not launch; with the network they are live again', async ({
    page,
    context,
  }) => {
    await enter(page, '/m/home')
    await siteReady(page)
    // The code that greys them has come with the idle page.
    await networkQuiet(page)
    const game = page.getByRole('main').getByRole('link', { name: /, / }).first()
    await expect(game).not.toHaveAttribute('aria-disabled')
    await context.setOffline(true)
    await expect(game).toHaveAttribute('aria-disabled', 'true')
    await expect(game.getByText('Offline', { exact: true })).toBeVisible()
    await game.click({ force: true })
    await expect(page).toHaveURL(/\/m\/home$/)
    await context.setOffline(false)
    await expect(game).not.toHaveAttribute('aria-disabled')
  })
})

test.describe('the marquee of winners', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('[CO-11] passes by at 60 px in a second; it stands still under the focus, and under reduced motion', async ({
    page,
  }) => {
    await enter(page, '/m/home')
    await siteReady(page)
    const marquee = page.getByRole('region', { name: 'Latest winners' })
    /** How far it moves in a second, and whether it does. */
    const movement = () =>
      marquee.evaluate((element) => {
        const [animation] = element.getAnimations({ subtree: true })
        const track = element.firstElementChild
        if (!animation || !track) return undefined
        const { playState } = animation
        const time = animation.currentTime
        const left = (ms: number): number => {
          animation.currentTime = ms
          return track.getBoundingClientRect().left
        }
        const px = left(0) - left(1_000)
        animation.currentTime = time
        return { px: Math.round(px), playState }
      })
    await expect.poll(movement).toEqual({ px: 60, playState: 'running' })
    await marquee.focus()
    await expect.poll(movement).toEqual({ px: 60, playState: 'paused' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(movement).toBeUndefined()
  })
})

test.describe('the game area', () => {
  test('the search looks in every category, forgives a letter, and outlives the way to the log-in', async ({
    page,
  }) => {
    await enter(page, '/m/game?category=rng')
    const games = page.getByRole('main').getByRole('link', { name: /, / })
    const search = page.getByRole('searchbox', { name: 'Search games' })
    await search.fill('bac')
    await expect(games.filter({ hasText: /baccarat/i })).not.toHaveCount(0)
    await search.fill('bacarat')
    await expect(games.first()).toHaveAccessibleName(/baccarat/i)
    for (const text of ['slots', 'jackpot', 'xo so']) {
      await search.fill(text)
      await expect(page.getByText('No game is called')).toHaveCount(0)
      await expect(games).not.toHaveCount(0)
    }
    await search.fill('qqqqq')
    await expect(page.getByText('No game is called “qqqqq”.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Popular games' }).getByRole('link')).toHaveCount(6)

    await search.fill('bacarat')
    await games.first().click()
    await expect(page).toHaveURL(/\/m\/login$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/game\?category=rng$/)
    await expect(search).toHaveValue('bacarat')
    await search.fill('')
    await search.focus()
    await page
      .getByRole('region', { name: 'Recent searches' })
      .getByRole('button', { name: 'bacarat' })
      .click()
    await expect(search).toHaveValue('bacarat')
  })
  test('a list that never comes says so after a while, and a retry brings it', async ({ page }) => {
    await enter(page, '/m/game', { fault: 'game.lanes:never' })
    await expect(page.getByText('This takes longer than usual.')).toBeVisible()
    await changeWorld(page, { faults: { 'game.lanes': null } })
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: /, / })).not.toHaveCount(0)
  })

  test('a gateway that fails is not the player’s connection, on home too', async ({ page }) => {
    for (const path of ['/m/home', '/m/game']) {
      await enter(page, path, { fault: 'game.lanes:500' })
      await expect(page.getByRole('alert')).toContainText('a problem on our side')
    }
  })

  // A phone, a wide phone, a tablet.
  for (const width of [320, 360, 412, 768])
    for (const path of ['/m/game', '/m/home'])
      test(`lanes far below have the height of their games before these are drawn: ${path} at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 740 })
        await enter(page, path)
        const lanes = page
          .getByRole('main')
          .getByRole('region')
          .filter({ has: page.getByRole('heading', { level: 2 }) })
        await expect(lanes).not.toHaveCount(0)
        await siteReady(page)
        const last = lanes.last()
        await expect(last.getByRole('link', { name: /, / })).toHaveCount(0)
        const place = await last.evaluate((lane) => lane.getBoundingClientRect().height)
        await last.scrollIntoViewIfNeeded()
        await expect(last.getByRole('link', { name: /, / })).not.toHaveCount(0)
        const drawn = await last.evaluate((lane) => lane.getBoundingClientRect().height)
        expect(Math.abs(drawn - place)).toBeLessThan(4)
      })
})
