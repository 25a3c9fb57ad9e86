import { createServer } from 'node:http'
import { WITHHELD } from '../../../app/preview/answer-headers.ts'
import { currentRelease } from '../../../app/release/releases.ts'
import { makeImage } from '../../deploy/image.ts'
import { startNginx } from '../../deploy/nginx.ts'
import { startPreviewProcess } from '../../deploy/preview.ts'
import { freePort } from '../../ports.ts'
import { rawGet } from '../../deploy/raw-get.ts'
import { expect, test as base } from '../../e2e/site.ts'

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
          nel: '{"report_to":"g","max_age":2592000}',
          'report-to': '{"group":"g","max_age":2592000,"endpoints":[{"url":"https://elsewhere.example/"}]}',
          'reporting-endpoints': 'default="https://elsewhere.example/"',
          'accept-ch': 'Sec-CH-UA-Model',
          'critical-ch': 'Sec-CH-UA-Model',
          'x-accel-redirect': '/m/brand/lotus/logo.svg',
          'x-accel-buffering': 'yes',
        })
        res.end(REFLECTED)
      })
      const gatewayPort = await freePort()
      await new Promise<void>((resolve) => gateway.listen(gatewayPort, '127.0.0.1', resolve))
      const image = makeImage(currentRelease('dist/www') ?? '')
      const nginx = await startNginx({ ...image, gatewayPort })
      process.env['GATEWAY_URL'] = `http://127.0.0.1:${gatewayPort}`
      const preview = await startPreviewProcess([])
      delete process.env['GATEWAY_URL']
      await use({ nginx: nginx.port, preview: preview.port })
      await preview.close()
      await nginx.close()
      image.remove()
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
  ...['%01', '%09', '%0a', '%0A', '%0b', '%0d', '%0d%0a', '%1f', '%7f', '%250a', '%25257f'].flatMap(
    (control) => [`m${control}`, `${control}m`],
  ),
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

/** Characters at the very end: `$` in a pattern of nginx also fits before a last line feed. */
const ENDINGS = [
  '%0a',
  '%0A',
  '%0d',
  '%0d%0a',
  '%0b',
  '%00',
  '%1f',
  '%7f',
  '%0a%0a',
  '%250a',
  '%20',
  '%c2%85',
  '\x7f',
]

const FILES = ['', 'mobile/mc/asset-manifest.json', 'm/asset-manifest.json', 'm/sw.js', 'favicon.ico', 'm/.x']

const PAGES = ['m', 'm/', 'm/home', 'm/login', 'm/index.html', 'm/no/such']

const spellings = [
  ...PAGES.map((page) => `/${page}`),
  ...CHARACTERS.flatMap((character) => PAGES.map((page) => `/${page.replace('m', character)}`)),
  ...SLASHES.flatMap((slash) => PAGES.flatMap((page) => [`${slash}${page}`, `/${page.replace('/', slash)}`])),
  ...[...PAGES, ...FILES].flatMap((path) => ENDINGS.map((ending) => `/${path}${ending}`)),
  ...['?language=EN', '?token=a', '?tok%65n=a', '?TOKEN=a', '?token[]=a', '?a=1;token=b', '?redirectUrl=/m?token=a', '?x', '?r=1;token=a', '?utm_source=x%26token%3Da', '?r=%25', '?r=tok%65n', ';token=a', '&token=a', '%3Ftoken=a', '/token:a'].map((query) => `/m/login${query}`),
] // prettier-ignore

test('[SE-07] no spelling of an address gets a page without the page’s headers, and both servers show one or neither does', async ({
  servers,
}) => {
  // Two requests for each spelling, one after the other.
  test.setTimeout(240_000)
  expect(new Set(spellings).size).toBeGreaterThan(400)
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
      expect(String(headers['content-security-policy']), where).toContain("frame-ancestors 'self'")
      expect(headers['cross-origin-opener-policy'], where).toBe('same-origin-allow-popups')
      expect(headers['permissions-policy'], where).toContain('camera=()')
      expect(headers['x-content-type-options'], where).toBe('nosniff')
      const secret = /[?](?!language=)|[;&:]|%3f|%25/i.test(address)
      expect(headers['cache-control'], where).toBe(secret ? 'no-store' : 'no-cache')
      expect(headers['referrer-policy'], where).toBe(
        secret ? 'no-referrer' : 'strict-origin-when-cross-origin',
      )
    }
    expect(statuses[0] === 200, `${address}: nginx ${statuses[0]}, preview ${statuses[1]}`).toBe(
      statuses[1] === 200,
    )
  }
  expect(pages.nginx).toBeGreaterThan(10)
  expect(pages.preview).toBe(pages.nginx)
})

test('[SE-07] both servers give each path to the same place: a file, a page, the gateway or nothing', async ({
  servers,
}) => {
  const asked = async (name: 'nginx' | 'preview', path: string): Promise<object> => {
    const { status, headers, text } = await rawGet(servers[name], path)
    return {
      status,
      policy: String(headers['content-security-policy']).split(', ').sort(),
      gateway: text === REFLECTED,
    }
  }
  const reached: Record<string, boolean> = {}
  for (const path of [
    ...['/', '/?r=1', '/m', '/m/', '/m/home', '/m/no/such', '/m/sw.js', '/m/sw.js?v=1', '/favicon.ico'],
    ...[
      '/m/asset-manifest.json',
      '/mobile/mc/asset-manifest.json',
      '/mobile/mc/other.json',
      '/mobile/',
      '/mx',
    ],
    ...['/m/assets/none.js', '/m/t/none.json', '/m/brand/none.svg', '/m/brand/lotus/logo.svg'],
    ...[
      '/m/.vite/manifest.json',
      '/m/x/.hidden',
      '/.hidden',
      '/wps/.hidden',
      '/cdn/%2ehidden',
      '/cdn/a%2f.b',
    ],
    ...['/wps/x', '/wps/system/status', '/wps', '/lgw/x', '/mini-game/x', '/cdn/x', '/cdn', '/WPS/x'],
    ...[
      '/admin',
      '/index.html',
      '/current/deploy/hosts.map',
      '/current/site/lotus/EN/home.html',
      '/builds/x/sw.js',
      '/__other/x',
    ],
  ]) {
    const nginx = await asked('nginx', path)
    expect({ path, ...(await asked('preview', path)) }, path).toEqual({ path, ...nginx })
    reached[path] = Reflect.get(nginx, 'gateway') === true
  }
  expect(Object.keys(reached).filter((path) => reached[path])).toEqual([
    '/wps/x',
    '/wps/system/status',
    '/lgw/x',
    '/mini-game/x',
    '/cdn/x',
  ])
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
