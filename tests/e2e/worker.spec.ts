import { enter, expect, test } from './site.ts'
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
