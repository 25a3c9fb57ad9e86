import { sample, TRICKS } from '../../corpora/urls.ts'
import { refuseBanners } from './follow-tricks.ts'
import { enter, expect, firstGame, siteReady, test, world } from '../../e2e/site.ts'
import { expectHarmless, watchNotice } from '../../e2e/tricks.ts'
import { secondDomain, to } from '../../e2e/addresses.ts'

const CARRIED =
  'affiliateCode=A%2fb&referralCode=R&r=7&r=8&inApp=1&fbclid=Fb_C&gclid=G&ttclid=T&kwaiclid=K&bbg=B&isBgeTest=0&cid=Cc'

test.describe('preserved campaign parameters', () => {
  test('[RR-08] they survive links, Back, Forward, the log-in, a reload and a way home', async ({ page }) => {
    const expectCarried = (path: string) =>
      expect(page).toHaveURL((url) => url.pathname === path && url.search.endsWith(CARRIED))
    await enter(page, `/m/home?id=1&${CARRIED}`)
    await page.getByRole('navigation').getByRole('link', { name: 'Games', exact: true }).click()
    await expectCarried('/m/game')
    await page.goBack()
    await expectCarried('/m/home')
    await page.goForward()
    await expectCarried('/m/game')
    await page.reload()
    await firstGame(page).click()
    await expectCarried('/m/login')
    await page.getByLabel('Username').fill('player')
    await page.getByLabel('Password', { exact: true }).fill('player123')
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/__gateway\/game\?ticket=/)
    await enter(page, `/m/no/such/screen?${CARRIED}`)
    await expectCarried('/m/home')
    await expect(page).toHaveURL(new RegExp(`\\?${CARRIED}$`))
  })

  test('[RR-08] they survive a link that is tapped before the script is there', async ({ page }) => {
    await page.route(/\/assets\/main-[^/]*\.js$/, () => new Promise(() => undefined))
    await enter(page, `/m/home?id=1&${CARRIED}`)
    await page.getByRole('navigation').getByRole('link', { name: 'Games', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/m/game\\?${CARRIED}$`))
  })
})

test.describe('redirectUrl', () => {
  test('[RR-07] takes a guest there without token', async ({ page }) => {
    await secondDomain(page)
    await enter(page, to('https://m.lotus.example/pay'))
    await page.waitForURL('https://m.lotus.example/**')
    expect(new URL(page.url()).search).toBe('?language=EN&headerColor=%23c2185b&b2c=1&title=Lotus')
  })

  test('[RR-07][RR-01] a login link’s token is checked first, and sent along', async ({ page }) => {
    await secondDomain(page)
    await enter(page, to('https://m.lotus.example/'), { link: 'vip' })
    await page.waitForURL('https://m.lotus.example/**')
    expect(new URL(page.url()).searchParams.get('token')).toMatch(/^[\w-]{20,}$/)
  })

  test('[RR-07] opens an address of this site in the app, without a message', async ({ page }) => {
    const notice = await watchNotice(page)
    await enter(page, `${to('/m/game?category=live&token=x')}&r=7`, { member: 'player' })
    await expect(page).toHaveURL(/\/m\/game\?category=live&r=7$/)
    await expect(page.getByRole('main')).toHaveAttribute('data-screen', '/m/game')
    await siteReady(page)
    expect(await notice.seen()).toBe(false)
  })
})

test.describe('crafted addresses', () => {
  // Many pages, on a machine that other tests share.
  test.describe.configure({ timeout: 120_000 })

  test('[SE-03a] Chromium parses every address of the corpus like the checker', async ({ page }) => {
    await page.goto('/m/home')
    const base = 'https://lotus.example/m/home'
    const readings = (text: string): string => {
      try {
        return new URL(text, base).href
      } catch {
        return 'refused'
      }
    }
    const here = TRICKS.map(({ address }) => readings(address))
    const there = await page.evaluate(
      ([addresses, from]) =>
        addresses.map((address) => {
          try {
            return new URL(address, from).href
          } catch {
            return 'refused'
          }
        }),
      [TRICKS.map(({ address }) => address), base] as const,
    )
    const apart = TRICKS.filter((_, at) => here[at] !== there[at])
    // The two may differ only on addresses that no rule accepts.
    expect(apart.filter(({ passes }) => passes.length > 0)).toEqual([])
  })

  test('[SE-03b][RR-07][SE-04e] none of them, as redirectUrl, gets a navigation or the token', async ({
    page,
  }) => {
    await expectHarmless(page, sample(1))
  })

  test('[SE-03a][RT-08] none of them, as backUrl, reaches the gateway', async ({ page }) => {
    await enter(page, '/m/home', { member: 'player', fault: 'game.launch:500' })
    const tricks = sample(1)
      .filter(({ passes }) => passes.length === 0)
      .slice(0, 8)
    const session = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') ?? '')
    for (const { address } of tricks) {
      const other = await page.context().newPage()
      // A page of its own has no session; this one's is as good.
      await other.addInitScript((info) => sessionStorage.setItem('MC_SESSION_INFO', info), session)
      await other.goto(`/m/launchGame?vendor=TCG_SEA&code=x&backUrl=${encodeURIComponent(address)}`)
      await expect(other.getByRole('alert')).toBeVisible({ timeout: 60_000 })
      await other.close()
    }
    expect(tricks.length).toBeGreaterThan(0)
    const launches = (await world(page)).log.filter(({ endpoint }) => endpoint === 'game.launch')
    const { origin } = new URL(page.url())
    expect(launches.map(({ body }) => body)).toEqual(
      tricks.map(() => expect.objectContaining({ backUrl: `${origin}/m/home` }) as unknown),
    )
  })

  test('[SE-03a] none of them, as a banner’s link, leads anywhere', async ({ page }) => {
    await refuseBanners(page, sample(1))
  })
})
