import { enter, expect, siteReady, test } from '../../e2e/site.ts'
import { cachedPaths, worker } from '../../e2e/worker.ts'

test.use({ serviceWorkers: 'allow' })

test('[RT-20] both manifests and the worker are asked for anew each time', async ({ page }) => {
  await enter(page, '/m/home')
  const answers = await page.evaluate(() =>
    Promise.all(
      ['/m/asset-manifest.json', '/mobile/mc/asset-manifest.json', '/m/sw.js'].map(async (path) => {
        const response = await fetch(path)
        const { status, headers } = response
        return {
          status,
          cache: headers.get('cache-control'),
          type: headers.get('content-type'),
          text: await response.text(),
        }
      }),
    ),
  )
  const [manifest, legacy, script] = answers
  expect(answers.map(({ status, cache }) => [status, cache])).toEqual(answers.map(() => [200, 'no-cache']))
  expect(JSON.parse(manifest?.text ?? '')).toMatchObject({
    files: { 'main.js': expect.stringMatching(/^\/m\/assets\/main-/) },
    entrypoints: expect.any(Array),
  })
  expect(legacy?.text).toBe(manifest?.text)
  expect(script?.type).toContain('javascript')
})

test('an entry of the cache that a full disk has emptied is fetched anew, and is whole again afterwards', async ({
  page,
}) => {
  await enter(page, '/m/home', { disabled: 'tracking.facebook' })
  await worker(page)
  await expect.poll(async () => (await cachedPaths(page)).join()).toContain('/main-')
  /** Empties each script, with its own headers, and returns how many. */
  const emptied = await page.evaluate(async () => {
    let count = 0
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        if (!/\/m\/assets\/.*\.js$/.test(request.url)) continue
        const entry = await cache.match(request)
        await cache.put(request, new Response('', { headers: entry?.headers ?? {} }))
        count++
      }
    }
    return count
  })
  expect(emptied).toBeGreaterThan(5)
  // Another one, whose scripts no memory cache has.
  const other = await page.context().newPage()
  await page.close()
  await other.goto('/m/home')
  await siteReady(other)
  await other.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(other.getByLabel('Username')).toBeVisible()
  expect(await other.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  const emptyScripts = (): Promise<readonly string[]> =>
    other.evaluate(async () => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      const scripts = loaded.filter((url) => /\/m\/assets\/.*\.js$/.test(url))
      const lengths = await Promise.all(
        scripts.map(async (url) => ((await (await caches.match(url))?.text()) ?? '').length),
      )
      return scripts.filter((_, at) => lengths[at] === 0)
    })
  await expect.poll(emptyScripts).toEqual([])
})
