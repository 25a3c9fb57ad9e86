import fc from 'fast-check'
import { SABOTAGE_OUTPUT } from '../../../app/build/output.ts'
import { startNginx } from '../../deploy/nginx.ts'
import { rawGet } from '../../deploy/raw-get.ts'
import { enter, expect, firstGame, test } from '../../sabotage/site.ts'
import { serverInFront } from './server-in-front.ts'

const LONGEST_MS = 300_000

test('no other site can frame a page of this one, from nginx or from the preview, in any spelling of its address', async ({
  page,
  sabotageUrl,
  complaints,
}) => {
  complaints.provoke(/frame-ancestors|X-Frame-Options|Refused to frame/)
  const nginx = await startNginx({ www: `${SABOTAGE_OUTPUT}/www` })
  const sites = [Number(new URL(sabotageUrl).port), nginx.port].map(
    (port) => `http://lotus.localhost:${port}`,
  )
  const addresses = [
    '/m/login',
    '/m/home',
    '/',
    '//m/login',
    '/%6d/home',
    '/m%2fhome',
    '/m/./login',
    '/m/login/',
    '/m/login?x=1',
    '/m/index.html',
    '/m/none',
  ]
  await page.route('http://evil.localhost/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: sites
        .flatMap((site) => addresses.map((path) => `<iframe src="${site}${path}"></iframe>`))
        .join(''),
    }),
  )
  await page.goto('http://evil.localhost/')
  await expect(page.locator('iframe')).toHaveCount(sites.length * addresses.length)
  for (const frame of page.frames().slice(1)) {
    const shown = await frame.evaluate(() => document.querySelectorAll('#root, input, main').length)
    expect([frame.url(), shown]).toEqual([frame.url(), 0])
  }
  await nginx.close()
})

test('no crafted path reaches a file outside of what is served, at nginx or at the preview', async ({
  sabotageUrl,
}) => {
  test.setTimeout(LONGEST_MS)
  const nginx = await startNginx({ www: `${SABOTAGE_OUTPUT}/www` })
  const ups = [
    '..',
    '%2e%2e',
    '.%2e',
    '%2e.',
    '..;',
    '%252e%252e',
    '..%00',
    '....',
    '%c0%ae%c0%ae',
    '..%c0%af',
    '．．',
  ]
  const slashes = ['/', '//', '%2f', '%5c', '\\', '%252f', '/./', '%c0%af']
  const starts = [
    '/',
    '/m',
    '/m/',
    '/m/assets',
    '/m/t',
    '/m/brand',
    '/m/brand/lotus',
    '/cdn',
    '/wps',
    '/__harness',
  ]
  const ends = [
    'build.json',
    'package.json',
    'server/bake.js',
    'current/release.json',
    'etc/passwd',
    '.git/config',
    'client/.vite/manifest.json',
    'current/site/lotus/VI/home.html',
  ]
  const path = fc
    .tuple(
      fc.constantFrom(...starts),
      fc.array(fc.tuple(fc.constantFrom(...slashes), fc.constantFrom(...ups)), {
        minLength: 1,
        maxLength: 6,
      }),
      fc.constantFrom(...slashes),
      fc.constantFrom(...ends),
    )
    .map(([start, steps, slash, end]) => start + steps.flat().join('') + slash + end)
  // Every page has the address of its texts: the file of a build begins with its id.
  const secret = /^\{"id"|"workspaces"|hashSource|"policy"|root:x:|\[core\]|app\/main\.tsx"/
  const targets = new Set(
    fc.sample(path, { numRuns: 1_200, seed: 7 }).map((text) => Buffer.from(text).toString('latin1')),
  )
  const work = [...targets].flatMap((target) =>
    [nginx.port, Number(new URL(sabotageUrl).port)].map((port) => [target, port] as const),
  )
  const ask = async (): Promise<void> => {
    for (let next = work.pop(); next; next = work.pop()) {
      const [target, port] = next
      const { status, text } = await rawGet(port, target)
      expect(status, target).not.toBe(500)
      expect(text, target).not.toMatch(secret)
    }
  }
  await Promise.all(Array.from({ length: 16 }, ask))
  await nginx.close()
})

/** What each file of a slow server takes. */
const SLOW_MS = 500

test('a server that takes half a second for each file: the player reads, logs in and plays', async ({
  browser,
  contextOptions,
  sabotageUrl,
}) => {
  const front = await serverInFront(Number(new URL(sabotageUrl).port), {
    at: (url) => /^\/m\/(?:assets|t|brand)\//.test(url),
    answer(outgoing, { status, headers, body }) {
      const { 'content-length': _length, ...passed } = headers
      setTimeout(() => outgoing.writeHead(status, passed).end(body), SLOW_MS)
    },
  })
  const context = await browser.newContext({
    ...contextOptions,
    baseURL: `http://lotus.localhost:${front.port}`,
  })
  const page = await context.newPage()
  await enter(page, '/m/home')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Username').fill('player')
  await page.getByLabel('Password', { exact: true }).fill('player123')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('banner')).toContainText('player')
  await expect(firstGame(page)).toBeVisible()
  expect(front.substituted()).toBeGreaterThan(10)
  await context.close()
  front.close()
})
