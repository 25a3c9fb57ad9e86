import type { Page } from '@playwright/test'
import { startNginx } from '../../deploy/nginx.ts'
import { enter, expect, networkQuiet, siteReady, test, world } from '../../e2e/site.ts'

const PORT = Number(process.env['PORT'] ?? 4173)

/** What may hold a secret: the page is opened with it, and no report may have it. */
const SECRETS = '?r=77&token=secret-token-1&utm_source=player123'

const SECRET = /secret-token|player123|r=77|utm_|\?/

interface Report {
  readonly kind: string
  readonly route: string
  readonly name?: string
  readonly value?: number
  readonly code?: string
  readonly plugin?: string
  readonly phase?: string
  readonly directive?: string
  readonly blocked?: string
}

interface Batch {
  readonly build: string
  readonly merchant: string
  readonly connection: string
  readonly reports: readonly Report[]
}

/** The connection tells the pages of one test from those of the others: reports name neither player nor browser. */
const connectBy = (page: Page, effectiveType: string, saveData: boolean): Promise<unknown> =>
  page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
    { effectiveType, saveData },
  )

/** All that the mock gateway has of pages with this connection. Reports have no cookie: they are in the default world. */
async function received(
  effectiveType: string,
  saves: boolean,
  merchant = 'lotus',
): Promise<readonly Batch[]> {
  const answer = await fetch(`http://127.0.0.1:${PORT}/__gateway/world?world=default-${merchant}`)
  if (!answer.ok) return []
  const { slices } = (await answer.json()) as {
    readonly slices: {
      readonly 'site.reports'?: { readonly batches: readonly (Batch & { saveData: boolean })[] }
    }
  }
  const batches = slices['site.reports']?.batches ?? []
  return batches.filter(({ connection, saveData }) => connection === effectiveType && saveData === saves)
}

/** Waits until the page measures. */
const measuring = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /watch-vitals-/.test(name)),
      ),
    )
    .toBe(true)

test('a page that is left reports how it felt: with build, merchant, route and connection, without its query', async ({
  page,
}) => {
  await connectBy(page, '3g', false)
  const earlier = (await received('3g', false)).length
  await enter(page, '/m/home')
  await page.goto(`/m/home${SECRETS}`)
  await siteReady(page)
  await measuring(page)
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  // The browser tells the page how long the tap took in a task of its own, and web-vitals reads it when the page is idle.
  await page.evaluate(async () => {
    await new Promise<void>((resolve) =>
      new PerformanceObserver(() => resolve()).observe({ type: 'first-input', buffered: true }),
    )
    for (const _turn of [1, 2]) await new Promise((resolve) => requestIdleCallback(resolve))
  })
  const build = await page.evaluate(() => document.getElementById('foyer-baked')?.textContent ?? '')
  const begun = await page.evaluate(() => ({
    hydrated: performance.getEntriesByName('foyer-hydrated')[0]?.startTime ?? Infinity,
    fetched:
      performance.getEntriesByType('resource').find(({ name }) => /watch-vitals-/.test(name))?.startTime ?? 0,
  }))
  expect(begun.fetched).toBeGreaterThan(begun.hydrated)
  await page.goto('about:blank')

  await expect.poll(async () => (await received('3g', false)).length).toBeGreaterThan(earlier)
  const [batch] = (await received('3g', false)).slice(-1)
  expect(batch).toMatchObject({ build: (JSON.parse(build) as Batch).build, merchant: 'lotus01' })
  const vitals = batch?.reports.filter(({ kind }) => kind === 'vital') ?? []
  expect(vitals.map(({ name }) => name).sort()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'])
  for (const { route, value } of vitals) expect([route, typeof value]).toEqual(['/m/home', 'number'])
  expect(JSON.stringify(batch)).not.toMatch(SECRET)
})

test('a report of a member’s page has nothing of the member: neither in its body nor in its headers', async ({
  page,
}) => {
  await connectBy(page, '2g', false)
  const sent: { readonly headers: Readonly<Record<string, string>>; readonly body: string }[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/wps/system/reports')) return
    sent.push({ headers: request.headers(), body: request.postData() ?? '' })
  })
  await enter(page, '/m/home', { member: 'player' })
  await siteReady(page)
  await measuring(page)
  await expect(page.getByRole('banner')).toContainText('player')
  const session = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') ?? '')
  const [, token = ''] = /"token":"([^"]+)"/.exec(session) ?? []
  expect(token).not.toBe('')
  // As when the player turns to another tab: a request of a page that is left cannot be watched.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  for (const { headers, body } of sent) {
    expect(body).toContain('"route":"/m/home"')
    expect(body).not.toContain('player')
    expect(JSON.stringify({ headers, body })).not.toContain(token)
    expect(Object.keys(headers)).not.toContain('authorization')
  }
})

test('a broken plugin and violations of the policy are reported by code, plugin and origin, also early ones', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/PL-|\[foyer\]|policy violation: img-src/)
  await connectBy(page, '2g', false)
  const earlier = (await received('2g', false)).length
  const tamper = 'throw new Error("player123 typed this")'
  await page.route('**/m/assets/presenter-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: tamper }),
  )
  // Before any script of the site.
  await page.addInitScript(() => void (new Image().src = 'https://early.example/p?token=secret-token-1'))
  await enter(page, '/m/home')
  await page.goto(`/m/home${SECRETS}`)
  await siteReady(page)
  await measuring(page)
  // The browser tells the page of a violation in a task of its own: a page that is left before does not know of it.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.addEventListener('securitypolicyviolation', () => resolve(), { once: true })
        new Image().src = 'https://player123:secret-token-1@late.example/p?token=1'
      }),
  )
  await page.goto('about:blank')

  await expect.poll(async () => (await received('2g', false)).length).toBeGreaterThan(earlier)
  const [batch] = (await received('2g', false)).slice(-1)
  const problems = batch?.reports.filter(({ kind }) => kind !== 'vital') ?? []
  expect(problems).toContainEqual(
    expect.objectContaining({
      code: 'PL-THREW',
      plugin: 'popups.presenter',
      phase: 'load',
      route: '/m/home',
    }),
  )
  expect(problems.flatMap(({ blocked }) => blocked ?? [])).toEqual([
    'https://early.example',
    'https://late.example',
  ])
  expect(JSON.stringify(batch)).not.toMatch(SECRET)
})

for (const fault of ['429', 'offline', 'slow'])
  test(`an endpoint that answers ${fault} harms nothing: no alert, no error, and no report is sent again`, async ({
    page,
  }) => {
    const sent: string[] = []
    await page.route('**/wps/system/reports', async (route) => {
      const { reports } = route.request().postDataJSON() as Batch
      sent.push(...reports.map(({ kind, name = '' }) => `${kind} ${name}`))
      if (fault === 'offline') return route.abort()
      if (fault === 'slow') return
      const json = { success: false, errorCode: 'TOO_MANY_REQUEST', message: 'Not today' }
      return route.fulfill({ status: Number(fault), json })
    })
    await enter(page, '/m/home')
    await siteReady(page)
    await measuring(page)
    /** The player looks at another tab, and comes back. */
    const leave = (): Promise<void> =>
      page.evaluate(() => {
        for (const value of ['hidden', 'visible']) {
          Object.defineProperty(document, 'visibilityState', { value, configurable: true })
          Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true })
          document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
        }
      })
    await expect.poll(() => leave().then(() => sent)).toContain('vital CLS')
    for (let times = 0; times < 5; times++) await leave()
    await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await leave()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(sent).toEqual([...new Set(sent)])
  })

test('with a sample rate of 0 nothing is measured and nothing sent', async ({ page, complaints }) => {
  complaints.provoke(/policy violation: img-src/)
  await enter(page, '/m/home')
  await page.evaluate(() =>
    fetch('/__gateway/world', {
      method: 'POST',
      body: JSON.stringify({ settings: { 'site.reports': { sampleRate: 0 } } }),
    }),
  )
  // The next page stores the gateway's new answer; the one after it starts with that.
  await page.reload()
  await siteReady(page)
  await networkQuiet(page)
  const before = (await received('slow-2g', true)).length
  await connectBy(page, 'slow-2g', true)
  await page.reload()
  await siteReady(page)
  await networkQuiet(page)
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(fetched.some((name) => /\/assets\/reports-/.test(name))).toBe(true)
  expect(fetched.filter((name) => /watch-vitals-/.test(name))).toEqual([])
  await page.evaluate(() => void (new Image().src = 'https://late.example/p'))
  await page.goto('about:blank')
  await page.goto('/m/home')
  expect((await world(page)).slices['site.reports']).toBeUndefined()
  expect((await received('slow-2g', true)).length).toBe(before)
})

test('nginx itself answers reports, and writes them to a log without address, cookie and query', async ({
  page,
}) => {
  const nginx = await startNginx({ gatewayPort: PORT, reports: true })
  try {
    await connectBy(page, 'slow-2g', false)
    const origin = `http://lotus.localhost:${nginx.port}`
    await page.goto(`${origin}/m/home${SECRETS}`)
    await siteReady(page)
    await measuring(page)
    await page.goto('about:blank')
    await expect.poll(() => nginx.reportsLog()).toContain('"LCP')
    const lines = nginx.reportsLog().trim().split('\n')
    const { host, report, ...rest } = JSON.parse(lines.at(-1) ?? '') as Record<string, string>
    expect([host, Object.keys(rest)]).toEqual(['lotus.localhost', ['at']])
    expect(JSON.parse(report ?? '')).toMatchObject({ merchant: 'lotus01', connection: 'slow-2g' })
    expect(nginx.reportsLog()).not.toMatch(SECRET)
    expect(nginx.accessLog()).not.toContain('/wps/system/reports')
  } finally {
    await nginx.close()
  }
})
