import type { BrowserContext, Page } from '@playwright/test'
import { callCount } from '../../e2e/call-count.ts'
import { brokenPlugins } from './plugin-states.ts'
import {
  enter,
  expect,
  firstGame,
  networkQuiet,
  noteToasts,
  saveData,
  siteReady,
  test as base,
  toastsOf,
} from '../../e2e/site.ts'
import { openWire, type WireState } from '../../e2e/wire.ts'

const WORDS = 'You are offline. Check your connection.'

const words = (page: Page) => page.getByRole('status').filter({ hasText: WORDS })

const bar = (page: Page) => words(page).filter({ has: page.getByRole('button') })

const toast = (page: Page) => words(page).filter({ hasNot: page.getByRole('button') })

const failedScreen = (page: Page) => page.getByRole('main').getByRole('alert')

/** A probe notices the network's return: each comes twice as late as the one before, after 45 s at most. */
const AFTER_PROBES = { timeout: 60_000 }

const LAUNCH = '/m/launchGame?vendor=TCG_SEA&code=SL001'

interface Network {
  readonly lose: () => Promise<void>
  readonly restore: () => Promise<void>
}

/** Ways in which the network fails, and what the browser reports. */
const WAYS = [
  'the browser tells',
  'the browser says that it is online',
  'nobody listens',
  'nothing answers',
] as const

type Way = (typeof WAYS)[number]

const WIRE: Partial<Record<Way, WireState>> = { 'nobody listens': 'cut', 'nothing answers': 'silent' }

/** A browser that always reports being online, as on a Wi-Fi without internet. */
const sayOnline = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true })
    for (const type of ['online', 'offline'])
      addEventListener(type, (event) => event.stopImmediatePropagation(), true)
  })

const test = base.extend<{ way: Way; wire: Awaited<ReturnType<typeof openWire>>; network: Network }>({
  way: ['the browser tells', { option: true }],
  serviceWorkers: 'allow',
  // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern
  wire: async ({}, use) => {
    const wire = await openWire(Number(process.env['PORT'] ?? 4173))
    await use(wire)
    wire.close()
  },
  baseURL: async ({ wire }, use) => use(`http://lotus.localhost:${wire.port}`),
  network: async ({ context, way, wire }, use) => {
    if (way !== 'the browser tells') await sayOnline(context)
    const state = WIRE[way]
    await use({
      lose: async () => (state ? wire.become(state) : context.setOffline(true)),
      restore: async () => (state ? wire.become('open') : context.setOffline(false)),
    })
  },
})

/** Enters, and waits until the worker has cached the site's files. */
async function enterCached(page: Page, state: Parameters<typeof enter>[2] = {}): Promise<void> {
  await enter(page, '/m/home', state)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/m/brand/lotus/logo.svg'))))
    .toBe(true)
}

/** The page is the same one as before, and all of it works. */
async function expectWhole(page: Page): Promise<void> {
  await expect.poll(() => brokenPlugins(page)).toEqual([])
  expect(await page.evaluate(() => Reflect.get(globalThis, 'mark') as unknown)).toBe(1)
}

const mark = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.set(globalThis, 'mark', 1))

for (const way of WAYS)
  test.describe(`the network goes: ${way}`, () => {
    test.use({ way })

    test('[PF-06] [ST-16] the site opens without it, says so, and recovers by itself', async ({
      page,
      network,
    }) => {
      await noteToasts(page)
      await enterCached(page)
      await network.lose()
      await page.goto('/m/home')
      await expect(firstGame(page)).toBeVisible()
      await expect.poll(() => toastsOf(page)).toContain(WORDS)
      await expect(bar(page).getByRole('button', { name: 'Try again' })).toBeVisible()
      // The toast goes by itself, while the network is still lost.
      await expect(toast(page)).toBeHidden()
      await mark(page)
      await page.getByRole('navigation').getByRole('link', { name: 'Games', exact: true }).click()
      await expect(page).toHaveURL(/\/m\/game$/)
      await expect(firstGame(page)).toBeVisible()
      await expect(bar(page)).toBeVisible()
      await expect(page.locator('dialog[open]')).toHaveCount(0)

      await network.restore()
      await expect(bar(page)).toBeHidden(AFTER_PROBES)
      await expect.poll(() => callCount(page, 'kernel.status')).toBeGreaterThan(1)
      await expectWhole(page)
    })
  })

for (const way of ['the browser says that it is online', 'nothing answers'] as const)
  test.describe(`a page that is opened then: ${way}`, () => {
    test.use({ way })

    test('[PF-06] a screen that was never fetched says why, and comes when the network is back', async ({
      page,
      network,
    }) => {
      await saveData(page)
      await enterCached(page, { member: 'player' })
      await network.lose()
      // Not until all is loaded: a picture that nothing answers for may never be.
      await page.goto(LAUNCH, { waitUntil: 'commit' })
      await expect(failedScreen(page)).toContainText(WORDS)
      // A retry while offline shows the same message again, without harm.
      await failedScreen(page).getByRole('button', { name: 'Try again' }).click()
      await expect(failedScreen(page)).toContainText(WORDS)
      await network.restore()
      await expect(page).toHaveURL(/\/__gateway\/game\?ticket=/, AFTER_PROBES)
    })
  })

for (const way of ['the browser tells', 'the browser says that it is online'] as const)
  test.describe(`under the player’s hands: ${way}`, () => {
    test.use({ way })

    test('[PF-06] [ST-16] a tap whose code is not loaded is repeated later: same page, nothing failed', async ({
      page,
      network,
    }) => {
      await saveData(page)
      await enterCached(page)
      await expect.poll(() => brokenPlugins(page)).toEqual([])
      await mark(page)
      await network.lose()
      await page.evaluate(() => {
        history.pushState({}, '', '/m/register')
        dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      })
      await expect(failedScreen(page)).toContainText(WORDS)
      await expect(bar(page)).toBeVisible()
      await network.restore()
      await expect(page.getByLabel('Username')).toBeVisible(AFTER_PROBES)
      await expect(bar(page)).toBeHidden()
      await expectWhole(page)
    })

    test('[PF-06] the login says so, and keeps what was typed', async ({ page, network }) => {
      await enterCached(page)
      await network.lose()
      await page.goto('/m/login')
      await page.getByLabel('Username').fill('player')
      await page.getByLabel('Password', { exact: true }).fill('player123')
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
      // The login waits for the device's id, whose code may be missing.
      await expect(page.getByRole('main').getByText(/offline/i)).toBeVisible()
      await expect(page.getByLabel('Username')).toHaveValue('player')
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('player123')
      await mark(page)
      await network.restore()
      await expect(bar(page)).toBeHidden(AFTER_PROBES)
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
      await expect(page.getByRole('banner')).toContainText('player')
      await expectWhole(page)
    })
  })

test.describe('a browser that is online', () => {
  test.use({ way: 'the browser says that it is online' })
  const OWN = /^http:\/\/lotus\.localhost:\d+\/(?:wps\/|m\/asset-manifest)/

  test('[ER-01] a host that is silent while another of the merchant’s answers is not called offline', async ({
    page,
  }) => {
    // On a machine with more browsers than cores each of the calls that come before the message takes seconds.
    test.slow()
    await page.route(OWN, (route) => route.abort())
    await enter(page, '/m/home')
    await expect(page.getByRole('dialog', { name: 'Notice' })).toContainText('Network Error', {
      timeout: 60_000,
    })
    await expect(words(page)).toHaveCount(0)
  })

  test('a network that answers every call with its log-in page is no network; the site comes back when it is let through', async ({
    page,
  }) => {
    await enter(page, '/m/home')
    await page.evaluate(() => navigator.serviceWorker.ready)
    // A status that is still under way would be the answer to the next question for it, too.
    await siteReady(page)
    await networkQuiet(page)
    await mark(page)
    const login = { contentType: 'text/html', body: '<h1>Hotel Wi-Fi: please log in</h1>' }
    await page.route(/\/(?:wps\/|m\/asset-manifest)/, (route) => route.fulfill(login))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(bar(page)).toBeVisible()
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await page.unrouteAll()
    await bar(page).getByRole('button', { name: 'Try again' }).click()
    await expect(bar(page)).toBeHidden()
    await expectWhole(page)
  })

  test('a screen whose texts do not come says so, shows no key, and comes when they do', async ({
    page,
    complaints,
  }) => {
    const texts = /\/account\.register\.json/
    await page.context().route(texts, (route) => route.fulfill({ status: 503 }))
    await enter(page, '/m/home')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.evaluate(() => {
      history.pushState({}, '', '/m/register')
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    })
    const failed = page.getByRole('main').getByRole('alert')
    await expect(failed).toContainText('This page could not be loaded. Please try again.')
    await expect(page.getByText(/^[a-z\d]+(?:_[a-z\d]+)+$/)).toHaveCount(0)
    await page.context().unroute(texts)
    // Unless it came by itself.
    await failed
      .getByRole('button', { name: 'Try again' })
      .click({ timeout: 5_000 })
      .catch(() => undefined)
    await expect(page.getByLabel('Username')).toBeVisible()
    expect(await complaints.take()).toEqual([])
  })

  test('a file without an answer is requested again, without a message', async ({ page, complaints }) => {
    await enter(page, '/m/home')
    await page.evaluate(() => navigator.serviceWorker.ready)
    let broken = 0
    await page
      .context()
      .route(/\/m\/assets\/register-[^/]*\.js$/, (route) =>
        broken++ === 0 ? route.abort() : route.continue(),
      )
    await page.evaluate(() => {
      history.pushState({}, '', '/m/register')
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    })
    await expect(page.getByLabel('Username')).toBeVisible()
    expect(broken).toBeGreaterThan(1)
    await expect(words(page)).toHaveCount(0)
    expect(await complaints.take()).toEqual([])
  })
})
