import { enter, expect, firstGame, noteToasts, siteReady, test, toastsOf, world } from '../../e2e/site.ts'

test.describe('launching a game', () => {
  test('[RR-06][RT-08][CA-25] a guest who opens a lottery logs in first, and the lottery starts by itself', async ({
    page,
  }) => {
    await enter(page, '/m/home')
    await page.goto('/m/launchGame?prize_mode=1&code=LO001&lottoView=other&backUrl=/m/game')
    await expect(page).toHaveURL(/\/m\/login$/)
    await page.getByLabel('Username').fill('player')
    await page.getByLabel('Password', { exact: true }).fill('player123')
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/__gateway\/game\?ticket=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Xổ Số Miền Bắc')
    const launch = (await world(page)).log.find(({ endpoint }) => endpoint === 'game.launch')
    expect(launch?.body).toEqual({
      lottoPrizeMode: '1',
      lottoGameCode: 'LO001',
      lottoView: 'betting',
      launchMode: 'LOTT',
      device: 'MOBILE',
      backUrl: expect.stringMatching(/^http:\/\/lotus\.localhost:\d+\/m\/game$/),
      hasLobby: false,
      language: 'EN',
      title: expect.stringMatching(/./),
      labelName: expect.stringMatching(/./),
    })
  })

  test('[CA-25] a prize mode that there is not is refused with the gateway’s message', async ({ page }) => {
    await enter(page, '/m/launchGame?prize_mode=9&code=LO001', { member: 'player' })
    await expect(page.getByRole('alert')).toContainText('not offered with this prize mode')
    await expect(page.getByRole('main').getByRole('button').first()).toHaveText('Choose another game')
  })

  test('a game that only the list of 2,000 has is launched like any other', async ({ page }) => {
    await enter(page, '/m/game?category=rng', { games: 'many', member: 'player' })
    const sequel = page
      .getByRole('main')
      .getByRole('link', { name: /Megaways/ })
      .first()
    await page.getByRole('searchbox', { name: 'Search games' }).fill('megaways')
    await sequel.click()
    await expect(page).toHaveURL(/\/__gateway\/game\?ticket=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Megaways/)
  })

  test('[RT-08] a launch without a code: a notice, and the games', async ({ page }) => {
    await noteToasts(page)
    await enter(page, '/m/launchGame?prize_mode=1', { member: 'player' })
    await expect(page).toHaveURL(/\/m\/game$/)
    await expect.poll(() => toastsOf(page)).toContain('Choose a game to play')
  })

  test('[ST-17] a member sees the game’s art and name from the tap on, and Back leads to where it was launched', async ({
    page,
  }) => {
    await enter(page, '/m/home', { member: 'player', fault: 'game.launch:slow' })
    await siteReady(page)
    const game = page.getByRole('region', { name: 'Quick draw' }).getByRole('link', { name: /, / }).first()
    await game.scrollIntoViewIfNeeded()
    await expect(game.locator('img')).toHaveAttribute('src', /./)
    const art = String(await game.locator('img').getAttribute('src'))
    const [name = ''] = (await game.getAttribute('aria-label'))?.split(', ').slice(-2) ?? []
    await game.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const shown = page.getByRole('main').locator('img')
    await expect(shown).toHaveAttribute('src', art)
    expect(
      await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0)
    await expect(page.getByRole('status').filter({ hasText: /Opening|longer/ })).toBeVisible()
    await expect(page).toHaveURL(/\/__gateway\/game\?ticket=/)
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(game).toBeInViewport()
    await expect(page.getByRole('banner')).toContainText('player')
  })

  test('a launch can be cancelled: the player is where it began, and no game opens', async ({ page }) => {
    await enter(page, '/m/game', { member: 'player', fault: 'game.launch:never' })
    await siteReady(page)
    const called = page.waitForRequest(/\/wps\/game\/launchGame/)
    const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('launchGame'))
    await page.getByRole('main').getByRole('link', { name: /, / }).first().click()
    await called
    await page.getByRole('button', { name: 'Cancel' }).click()
    await aborted
    await expect(page).toHaveURL(/\/m\/game$/)
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
  })

  test('[ER-09][ST-17] a launch without an answer is reported after ten seconds, with a way on', async ({
    page,
  }) => {
    await enter(page, '/m/home', { member: 'player', fault: 'game.launch:never' })
    await siteReady(page)
    // In real time: the plugins' timers are the browser's own, whatever a test's clock puts in their place. The page itself
    // notes what it shows: a look now and then may miss it on a slow machine.
    await page.evaluate(() => {
      const shown = new Set<string>()
      Reflect.set(window, 'shown', shown)
      new MutationObserver(() => {
        for (const element of document.querySelectorAll('main output, main [role="alert"]'))
          for (const words of ['longer than usual', 'took too long'])
            if (element.textContent.includes(words)) shown.add(words)
      }).observe(document, { childList: true, subtree: true, characterData: true })
    })
    await firstGame(page).click()
    await expect(page.getByRole('alert')).toContainText('took too long', { timeout: 60_000 })
    await expect(page.getByText(/longer than usual/)).toHaveCount(0)
    expect(await page.evaluate(() => [...(Reflect.get(window, 'shown') as Set<string>)])).toEqual([
      'longer than usual',
      'took too long',
    ])
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  test('[RT-08] a game opened by a link is launched as its address says, and left behind by Back, under its name', async ({
    page,
  }) => {
    await enter(page, '/m/home', { member: 'player' })
    const address = new URL(String(await firstGame(page).getAttribute('href')), page.url())
    await page.goto(
      `${address.pathname}?${new URLSearchParams({
        vendor: String(address.searchParams.get('vendor')),
        code: String(address.searchParams.get('code')),
        playType: 'demo',
        backUrl: '/m/game',
      })}`,
    )
    await expect(page).toHaveURL(/\/__gateway\/game\?ticket=/)
    const launch = (await world(page)).log.find(({ endpoint }) => endpoint === 'game.launch')
    expect(launch?.body).toEqual({
      gameCode: address.searchParams.get('code'),
      hasLobby: false,
      playType: 'demo',
      backUrl: `${address.origin}/m/game`,
    })
    await page.goBack()
    await expect(page.getByRole('button', { name: /^Play .+ again$/ })).toBeVisible()
  })

  for (const fault of ['500', 'malformed', 'offline'])
    test(`a gateway that fails with ${fault} is reported, and the player can go on`, async ({ page }) => {
      await enter(page, '/m/home', { member: 'player', fault: `game.launch:${fault}` })
      await firstGame(page).click()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await expect(page.locator('dialog')).toHaveCount(0)
      await page.getByRole('button', { name: 'Back' }).click()
      await expect(page).toHaveURL(/\/m\/home$/)
    })
})
