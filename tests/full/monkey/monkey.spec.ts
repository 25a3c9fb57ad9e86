import { textKeys } from '../../monkey/text-keys.ts'
import { walk } from '../../monkey/monkey.ts'
import { startPreviewProcess } from '../../deploy/preview.ts'
import { expect, test as base } from '@playwright/test'
import { IS_LONG } from '../sample.ts'

const test = base.extend<object, { readonly site: { readonly port: number } }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const preview = await startPreviewProcess(['--sabotage'])
      await use(preview)
      await preview.close()
    },
    { scope: 'worker' },
  ],
})
test.use({ serviceWorkers: 'allow' })

const SEED = Number(process.env['FOYER_SEED'] ?? 424_242)
const MINUTES = IS_LONG ? 5 : 2
const keys = textKeys()

for (const merchant of ['lotus', 'coral', 'aurora'])
  test(`a player without a plan never loses ${merchant}’s site`, async ({
    browser,
    contextOptions,
    site,
  }) => {
    test.setTimeout((MINUTES + 2) * 60_000)
    const origin = `http://${merchant}.localhost:${site.port}`
    const context = await browser.newContext({
      ...contextOptions,
      baseURL: origin,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    })
    // Whatever else the site leads to answers with a page of its own.
    await context.route(
      (url) => !url.hostname.endsWith('localhost'),
      (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title><p>elsewhere</p>' }),
    )
    const found = await walk(context, {
      seed: SEED,
      minutes: MINUTES,
      start: `/__gateway/enter?${new URLSearchParams({ merchant, lang: 'EN', to: '/m/home' })}`,
      keys,
      member: { username: 'player', password: 'player123' },
    })
    const { steps, taps, offline, reloads, logins, ...harm } = found
    console.log(merchant, { seed: SEED, steps, taps, offline, reloads, logins })
    expect(steps).toBeGreaterThan(MINUTES * 20)
    expect(harm).toEqual({ blank: [], hangs: [], uncaught: [], rawKeys: [], doubled: [] })
    await context.close()
  })
