import { enter, expect, saveData, test } from './site.ts'
import { openWire } from './wire.ts'
import { cachedPaths, worker } from './worker.ts'

test.use({ serviceWorkers: 'allow' })

test('[RT-19] the worker has its scope and its query, and keeps what the page uses and nothing else', async ({
  page,
}) => {
  await enter(page, '/m/home', { disabled: 'tracking.facebook' })
  const { origin } = new URL(page.url())
  expect(await worker(page)).toEqual({
    scope: `${origin}/m/`,
    script: `${origin}/m/sw.js?env=production&merchant=lotus01`,
  })
  await expect.poll(async () => (await cachedPaths(page)).join()).toContain('/relay-')
  const files = await cachedPaths(page)
  expect(files).toEqual(expect.arrayContaining(['/m/home', '/m/game', '/m/brand/lotus/logo.svg']))
  // Of a plugin that is off nothing was fetched, so there is nothing to keep (KN-01).
  expect(files.filter((path) => !/^\/m\/(assets|t|brand)\/|^\/m\/(home|game)$/.test(path))).toEqual([])
  expect(files.filter((path) => /facebook|legacy/.test(path))).toEqual([])
})

const withWire = test.extend<{ wire: Awaited<ReturnType<typeof openWire>> }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern
  wire: async ({}, use) => {
    const wire = await openWire(Number(process.env['PORT'] ?? 4173))
    await use(wire)
    wire.close()
  },
  baseURL: async ({ wire }, use) => use(`http://lotus.localhost:${wire.port}`),
})

withWire(
  '[PF-06] after one visit the site opens without a network, and so does the log-in',
  async ({ page, wire }) => {
    await saveData(page) // nothing is fetched ahead
    await enter(page, '/m/home')
    await worker(page)
    await expect.poll(() => cachedPaths(page)).toContain('/m/brand/lotus/logo.svg')
    wire.become('cut') // the browser's own switch would leave the worker a network
    await page.reload()
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await expect(page.getByLabel('Username')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'You are offline.' }).first()).toBeVisible()
  },
)
