import { createServer } from 'node:http'
import { WITHHELD } from '../../app/preview/answer-headers.ts'
import { startNginx } from '../deploy/nginx.ts'
import { startPreviewProcess } from '../deploy/preview.ts'
import { freePort } from '../machine/ports.ts'
import { rawGet } from './raw-get.ts'
import { expect, test as base } from './site.ts'

/** What an error page of a gateway would be at its worst: it repeats a script. */
const REFLECTED = `<!doctype html><title>error</title><p>404</p><script>
  document.title = 'ran ' + sessionStorage.getItem('MC_SESSION_INFO')</script>`

interface Servers {
  readonly nginx: number
  readonly preview: number
}
const test = base.extend<object, { readonly servers: Servers }>({
  servers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const gateway = createServer((_req, res) => {
        res.writeHead(404, {
          'content-type': 'text/html',
          'set-cookie': 'gateway=1; Path=/',
          'content-security-policy': "img-src 'self'",
          'clear-site-data': '"*"',
          refresh: '0; url=https://elsewhere.example/',
          'service-worker-allowed': '/',
          'alt-svc': 'h2="elsewhere.example:443"',
          'x-accel-redirect': '/m/brand/lotus/logo.svg',
          'x-accel-buffering': 'yes',
        })
        res.end(REFLECTED)
      })
      const gatewayPort = await freePort()
      await new Promise<void>((resolve) => gateway.listen(gatewayPort, '127.0.0.1', resolve))
      const nginx = await startNginx({ gatewayPort })
      process.env['GATEWAY_URL'] = `http://127.0.0.1:${gatewayPort}`
      const preview = await startPreviewProcess([])
      delete process.env['GATEWAY_URL']
      await use({ nginx: nginx.port, preview: preview.port })
      await preview.close()
      await nginx.close()
      gateway.closeAllConnections()
      gateway.close()
    },
    { scope: 'worker' },
  ],
})

/** Every way to write one character of a path, and every way to join two segments. */
const CHARACTERS = [
  '%6d',
  '%6D',
  '%4d',
  'M',
  'm;x',
  'm%20',
  'm%09',
  'm%00',
  'm.',
  'm%2e',
  '%256d',
  '%ef%bd%8d',
  'm%c0%80',
]
const SLASHES = [
  '//',
  '///',
  '/./',
  '/../',
  '/x/../',
  '%2f',
  '%2F',
  '/%2f',
  '\\',
  '/\\',
  '%5c',
  '/;/',
  '/%2e/',
  '/%2e%2e/',
  '/.%2e/',
  '/..;/',
  '%252f',
  '/%09/',
  '/%00',
  '#/',
  '/?/',
  '/%3f/',
]
const PAGES = ['m', 'm/', 'm/home', 'm/login', 'm/index.html', 'm/no/such'] // prettier-ignore

const spellings = [
  ...PAGES.map((page) => `/${page}`),
  ...CHARACTERS.flatMap((character) => PAGES.map((page) => `/${page.replace('m', character)}`)),
  ...SLASHES.flatMap((slash) => PAGES.flatMap((page) => [`${slash}${page}`, `/${page.replace('/', slash)}`])),
  ...['?language=EN', '?token=a', '?tok%65n=a', '?TOKEN=a', '?token[]=a', '?a=1;token=b', '?redirectUrl=/m?token=a', '?x'].map((query) => `/m/login${query}`),
] // prettier-ignore

test('[SE-07] no spelling of an address gets a page without the page’s headers, and both servers decide alike', async ({
  servers,
}) => {
  expect(new Set(spellings).size).toBeGreaterThan(200)
  const pages = { nginx: 0, preview: 0 }
  for (const address of new Set(spellings)) {
    const statuses: number[] = []
    for (const name of ['nginx', 'preview'] as const) {
      const { status, headers, text } = await rawGet(servers[name], address)
      statuses.push(status)
      if (status !== 200) {
        expect(text, `${name} ${address}`).not.toContain('id="root"')
        continue
      }
      pages[name]++
      expect(text, `${name} ${address}`).toContain('id="root"')
      const where = `${name} ${address}`
      expect(headers['content-security-policy'], where).toContain("frame-ancestors 'self'")
      expect(headers['cross-origin-opener-policy'], where).toBe('same-origin-allow-popups')
      expect(headers['permissions-policy'], where).toContain('camera=()')
      expect(headers['x-content-type-options'], where).toBe('nosniff')
      const secret = address.includes('?') && !address.includes('?language=')
      expect(headers['cache-control'], where).toBe(secret ? 'no-store' : 'no-cache')
      expect(headers['referrer-policy'], where).toBe(
        secret ? 'no-referrer' : 'strict-origin-when-cross-origin',
      )
    }
    expect(statuses[0], `${address}: nginx, then preview`).toBe(statuses[1])
  }
  expect(pages.nginx).toBeGreaterThan(10)
  expect(pages.preview).toBe(pages.nginx)
})

test('[SE-07] what the gateway answers is no page of the site: its scripts do not run, and it acts on nothing but its own answer', async ({
  page,
  complaints,
  servers,
}) => {
  complaints.provoke(/policy violation|Blocked script execution/)
  for (const port of [servers.nginx, servers.preview]) {
    const origin = `http://lotus.localhost:${port}`
    await page.goto(`${origin}/m/brand/lotus/logo.svg`)
    for (const path of ['/wps/x', '/lgw/x', '/mini-game/x', '/cdn/x', '/wps/system/status']) {
      await page.goto(origin + path)
      await expect(page).toHaveTitle('error')
      const { headers } = await rawGet(port, path)
      const policies = [headers['content-security-policy']].flat().join(', ')
      expect(policies, path).toContain("default-src 'none'; sandbox; frame-ancestors 'none'")
      expect(policies, path).toContain("img-src 'self'")
      for (const name of WITHHELD) expect(headers[name], `${path}: ${name}`).toBeUndefined()
      expect(Object.keys(headers).filter((name) => name.startsWith('x-accel-'))).toEqual([])
      expect(headers['x-content-type-options'], path).toBe('nosniff')
    }
    expect(await page.context().cookies()).toEqual([])
    expect(page.url()).toBe(`${origin}/wps/system/status`)
  }
})
