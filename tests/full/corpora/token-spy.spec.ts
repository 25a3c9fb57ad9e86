import type { Page } from '@playwright/test'
import { enter, expect, noteToasts, test, toastsOf } from '../../e2e/site.ts'

const SECRET = 'S3CRET-in-the-address'

const SPELLINGS = [
  `?token=${SECRET}&r=7`,
  `?TOKEN=${SECRET}&r=7`,
  `?tok%65n=${SECRET}&r=7`,
  `?token[]=${SECRET}&r=7`,
  `?a=1;token=${SECRET};r=7`,
  `?access_token=${SECRET}&r=7`,
  `?r=7#id_token=${SECRET}`,
  `?r=7&redirectUrl=${encodeURIComponent(`/m/game?token=${SECRET}`)}`,
  `?r=7&next=${encodeURIComponent(encodeURIComponent(`/m/game?token=${SECRET}`))}`,
  `?r=7&redirectUrl=${encodeURIComponent(`/m/game?token=${SECRET}`)}%`,
  `?r=7&redirectUrl=${encodeURIComponent(`/m/game?token=${SECRET}`)}%FF`,
  `?r=7&next=%E9%3Ftoken%3D${SECRET}`,
  `;token=${SECRET}?r=7`,
  `&token=${SECRET}?r=7`,
  `%3Ftoken=${SECRET}?r=7`,
  `?r=7&x=token:${SECRET}`,
  `?r=7&x={"token":"${SECRET}"}`,
  `?r=7&x=${encodeURIComponent(`{"user":{"accessToken": "${SECRET}"}}`)}`,
  `?r=7&token_id=${SECRET}`,
  `?r=7&tokenId=${SECRET}`,
  `?utm_source=x%26token%3D${SECRET}&r=7`,
  `?r=7#{"token":"${SECRET}"}`,
]

/** When a script has looked, and what it could read the secret in then. */
interface Look {
  readonly at: 'start' | 'change' | 'script'
  readonly found: readonly string[]
}

/**
 * A spy in every document of the site. In one whose address holds the secret it looks after each script but the inline boot
 * script, the only one that may run there; in every other it looks from before the first script on, and whenever the page changes.
 * The boot script hands the token to the site's own main script; what it hands it by is looked at from that one's end on.
 */
async function spy(page: Page): Promise<Look[]> {
  const looks: Look[] = []
  await page.exposeFunction('told', (look: Look) => void looks.push(look))
  await page.addInitScript((secret) => {
    if (!location.pathname.startsWith('/m') || window !== top) return
    const send = Reflect.get(window, 'told') as (look: object) => void
    const secretAddress = location.href.includes(secret)
    let taken = false
    const look = (at: Look['at']): void => {
      taken ||= at === 'script' && !secretAddress
      const places: Readonly<Record<string, () => unknown>> = {
        address: () => [location.href, document.URL, document.baseURI],
        referrer: () => document.referrer,
        history: () => history.state as unknown,
        timeline: () => performance.getEntries().map(({ name }) => name),
        storage: () => ({ ...localStorage }),
        cookie: () => document.cookie,
        session: () => taken && { ...sessionStorage },
        boot: () => taken && (Reflect.get(globalThis, '__foyer') as unknown),
        page: () => document.documentElement?.outerHTML,
      }
      const holds = (read: () => unknown): boolean => JSON.stringify(read() ?? '').includes(secret)
      const found = Object.entries(places).flatMap(([place, read]) => (holds(read) ? [place] : []))
      send({ at, found })
    }
    // Not on the window, which hears of no element's load.
    document.addEventListener(
      'load',
      ({ target }) => target instanceof HTMLScriptElement && look('script'),
      true,
    )
    if (secretAddress) return
    look('start')
    // Not for every node of a page that is drawn: each look reads the whole page.
    let due = false
    new MutationObserver(() => {
      if (due) return
      due = true
      queueMicrotask(() => look('change'))
      requestAnimationFrame(() => (due = false))
    }).observe(document, { childList: true, subtree: true })
  }, SECRET)
  return looks
}

/** Where any script in the page can read the secret: a vendor's is there from the first idle moment on. */
const placesOfSecret = (page: Page): Promise<readonly string[]> =>
  page.evaluate((secret) => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    const fromFrame = frame.contentDocument?.referrer ?? ''
    frame.remove()
    const own = Reflect.get(window, 'navigation') as
      | {
          currentEntry: { url: string }
          entries(): { url: string }[]
          activation?: { from?: { url: string } }
        }
      | undefined
    const places: Readonly<Record<string, unknown>> = {
      address: [location.href, document.URL, document.baseURI],
      referrer: [document.referrer, fromFrame],
      history: history.state,
      performance: performance.getEntries().map(({ name }) => name),
      entry: own?.currentEntry.url,
      activation: own?.activation?.from?.url,
      // The test's own way in is an entry too.
      entries: own?.entries().map(({ url }) => (url?.includes('/__gateway/') ? '' : url)),
      global: Reflect.get(globalThis, '__foyer'),
      storage: { ...localStorage },
      session: { ...sessionStorage },
      cookie: document.cookie,
      document: document.documentElement.outerHTML,
    }
    return Object.entries(places)
      .map(([place, value]) => `${place}: ${JSON.stringify(value)}`)
      .filter((text) => text.includes(secret))
  }, SECRET)

test('[SE-04a] a token in the address, however it is spelled, is nowhere where another script could read it', async ({
  page,
}) => {
  test.setTimeout(360_000)
  const referers: Promise<string>[] = []
  page.on('request', (request) => {
    const refererOf = ({ referer = '' }: Readonly<Record<string, string>>): string => referer
    // Of a request that a navigation has cut off, the browser knows only what it meant to send.
    referers.push(request.allHeaders().then(refererOf, () => refererOf(request.headers())))
  })
  const looks = await spy(page)
  await enter(page, '/m/home')
  for (const query of SPELLINGS) {
    // Not a change of the hash alone, which loads nothing.
    await page.goto('about:blank')
    await page.goto(`/m/home${query}`)
    await page.waitForFunction(() => performance.getEntriesByName('foyer-hydrated').length > 0)
    await expect(page, query).toHaveURL(/r=7/)
    expect(await placesOfSecret(page), query).toEqual([])
    expect(
      looks.filter(({ found }) => found.length > 0),
      query,
    ).toEqual([])
    expect(new Set(looks.splice(0).map(({ at }) => at)), query).toEqual(
      new Set(['start', 'change', 'script']),
    )
  }
  const seen = new Set(await Promise.all(referers))
  const { origin } = new URL(page.url())
  expect([...seen]).toContain(`${origin}/m/home?r=7`)
  expect([...seen].filter((referer) => referer.includes(SECRET))).toEqual([])
})

test('[RR-01] a token that the gateway refuses logs nobody in', async ({ page }) => {
  await noteToasts(page)
  await enter(page, '/m/home')
  const answered = page.waitForResponse(/\/wps\/member\/info/)
  await page.goto(`/m/home?token=${SECRET}&r=7`)
  expect((await (await answered).request().allHeaders())['authorization']).toContain(SECRET)
  await expect.poll(() => toastsOf(page)).toContain('This login link is no longer valid.')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull()
})
