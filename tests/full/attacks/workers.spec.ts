import { enter, expect, firstGame, test } from '../../sabotage/site.ts'
import { serverInFront } from './server-in-front.ts'

test.describe('a service worker that is not the site’s', () => {
  test.use({ serviceWorkers: 'allow' })
  const WORKERS = [
    ['a page', 'text/html', '<!doctype html>'],
    ['no script at all', 'text/javascript', '{{{'],
    ['one that throws', 'text/javascript', 'throw new Error("no")'],
    [
      'one whose installation fails',
      'text/javascript',
      'addEventListener("install",e=>e.waitUntil(Promise.reject()))',
    ],
    [
      'one that never installs',
      'text/javascript',
      'addEventListener("install",e=>e.waitUntil(new Promise(()=>{})))',
    ],
    ['empty', 'text/javascript', ''],
  ] as const
  for (const [what, contentType, body] of WORKERS)
    test(`${what}: the site works without one`, async ({ browser, baseURL, complaints }) => {
      complaints.provoke(/./)
      const server = await serverInFront(Number(new URL(baseURL ?? '').port), {
        at: (url) => url.startsWith('/m/sw.js'),
        answer: (outgoing) =>
          void outgoing
            .writeHead(200, { 'content-type': contentType, 'cache-control': 'no-cache' })
            .end(body),
      })
      const context = await browser.newContext({ baseURL: `http://lotus.localhost:${server.port}` })
      const page = await context.newPage()
      await enter(page, '/m/home')
      await expect(firstGame(page)).toBeVisible()
      await expect.poll(server.substituted, { timeout: 20_000 }).toBeGreaterThan(0)
      await page.reload()
      await expect(firstGame(page)).toBeVisible()
      await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
      await expect(page.getByLabel('Username')).toBeVisible()
      await context.close()
      server.close()
    })
})
