import type { Page } from '@playwright/test'
import { enter, expect, test } from './site.ts'

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
]

/** What any script in the page can read: a vendor's is there from the first idle moment on. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() => {
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
    return JSON.stringify([
      location.href,
      document.URL,
      document.baseURI,
      document.referrer,
      fromFrame,
      history.state,
      performance.getEntries().map(({ name }) => name),
      own?.currentEntry.url,
      own?.activation?.from?.url,
      // The test's own way in is an entry too.
      own?.entries().map(({ url }) => (url?.includes('/__gateway/') ? '' : url)),
      Reflect.get(globalThis, '__foyer'),
      { ...localStorage },
      document.cookie,
      document.documentElement.outerHTML,
    ])
  })

test('[SE-04] [RR-01] a token in the address, however it is spelled, is nowhere where another script could read it', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const referers: string[] = []
  page.on('request', async (request) => {
    const { referer = '' } = await request.allHeaders().catch(() => ({ referer: '' }))
    referers.push(referer)
  })
  await enter(page, '/m/home')
  for (const query of SPELLINGS) {
    // Not a change of the hash alone, which loads nothing.
    await page.goto('about:blank')
    await page.goto(`/m/home${query}`)
    await page.waitForFunction(() => performance.getEntriesByName('foyer-hydrated').length > 0)
    await expect(page, query).toHaveURL(/r=7/)
    expect((await readable(page)).includes(SECRET), query).toBe(false)
    // The gateway does not know the token: the session and its key are not left behind either.
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage)), query).not.toContain(SECRET)
  }
  expect(referers.filter((referer) => referer.includes(SECRET))).toEqual([])
})
