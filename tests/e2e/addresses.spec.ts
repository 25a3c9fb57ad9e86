import type { Page } from '@playwright/test'
import { sample, TRICKS } from '../corpora/urls.ts'
import { refuseBanners } from './follow-tricks.ts'
import { enter, expect, firstGame, siteReady, test, world } from './site.ts'
import { expectHarmless, watchNotice } from './tricks.ts'

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

/** The merchant's second domain: the gateway lists it, and a server answers there. */
async function secondDomain(page: Page): Promise<void> {
  await page.route('**/wps/system/status*', async (route) => {
    // Node does not know that *.localhost is this machine.
    const url = route.request().url().replace('lotus.localhost', '127.0.0.1')
    const host = new URL(route.request().url()).host
    const answer = await route.fetch({ url, headers: { ...(await route.request().allHeaders()), host } })
    const body = (await answer.json()) as { value: { info: { domainRoute: unknown } } }
    body.value.info.domainRoute = ['lotus.localhost', 'm.lotus.example']
    await route.fulfill({ response: answer, json: body })
  })
  await page.route('https://*.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  )
}
const to = (url: string): string => `/m/home?redirectUrl=${encodeURIComponent(url)}`

test.describe('redirectUrl', () => {
  test('[RR-07] takes a member with the token to the merchant’s other site, and adds no history entry for itself', async ({
    page,
  }) => {
    await secondDomain(page)
    await enter(page, to('https://m.lotus.example/pay?a=%2f&title=x#part'), { member: 'player' })
    await page.waitForURL('https://m.lotus.example/**')
    const { search, searchParams, hash } = new URL(page.url())
    expect(search).toMatch(/^\?a=%2f&token=[\w-]+&language=EN&headerColor=%23c2185b&b2c=1&title=Lotus$/)
    expect([searchParams.getAll('title'), hash]).toEqual([['Lotus'], '#part'])
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(3)
  })

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

  test('[RR-07] to any other site: no navigation, no token, and a message to the player', async ({
    page,
  }) => {
    await secondDomain(page)
    const outside: string[] = []
    page.on('request', (request) => {
      if (/\.example/.test(new URL(request.url()).hostname)) outside.push(request.url())
    })
    const notice = await watchNotice(page)
    await enter(page, to('https://m.lotus.example.evil.example/'), { member: 'player' })
    await notice.wait()
    await expect(page).toHaveURL(/\/m\/home\?redirectUrl=/)
    expect(outside).toEqual([])
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
