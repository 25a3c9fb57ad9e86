import { readFileSync } from 'node:fs'
import { currentRelease } from '../../../app/release/releases.ts'
import { type Image, makeImage } from '../../deploy/image.ts'
import { startNginx } from '../../deploy/nginx.ts'
import { type RawAnswer, rawGet } from '../../deploy/raw-get.ts'
import { expect, test } from '../../e2e/site.ts'

const PREVIEW = Number(process.env['PORT'] ?? 4173)

/** The container's folder: what holds for it holds for a server, whose folder has the same files. */
let image: Image
let nginx: Awaited<ReturnType<typeof startNginx>>

const asset = (): string => {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >
  return `/m/${manifest['app/main.tsx']?.file}`
}

const GATEWAY = { merchant: 'lotus01', language: 'EN' }

/** The status as the site asks for it (CA-09). */
const STATUS =
  '/wps/system/status?device=MOBILE&track=&originalDomain=lotus.localhost&url=http%3A%2F%2Flotus.localhost%2Fm%2Fhome'

const PAGES = ['/', '/m/home', '/m/login', '/m/game', '/m/no/such/screen', '/m/home?token=abc']

const OTHERS = ['/m/brand/lotus/logo.svg', '/robots.txt', '/cdn/none.svg', '/m/assets/none-1.js']

/** The headers under test. */
const CHECKED_HEADERS = [
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-robots-tag',
]

const checkedHeaders = ({ headers }: RawAnswer) =>
  Object.fromEntries(CHECKED_HEADERS.map((name) => [name, headers[name]]))

// One nginx for all of them.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  image = makeImage(currentRelease('dist/www') ?? '')
  nginx = await startNginx(image)
})

test.afterAll(async () => {
  await nginx.close()
  image.remove()
})

test('[SE-07] every answer has the security headers, errors too', async () => {
  const statuses: number[] = []
  const wrong = ['/wps/system/status', '/current/release.json', '/m/../../x']
  for (const path of [...PAGES, ...OTHERS, asset(), ...wrong]) {
    const { status, headers } = await rawGet(nginx.port, path, GATEWAY)
    statuses.push(status)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe(
      path.includes('token=') ? 'no-referrer' : 'strict-origin-when-cross-origin',
    )
    expect(headers['server'], path).toBe('nginx')
    expect(headers['strict-transport-security'], path).toBeUndefined()
  }
  expect(new Set(statuses)).toEqual(new Set([200, 400, 404]))
  for (const path of PAGES) {
    const { headers } = await rawGet(nginx.port, path)
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'self'")
    expect(headers['permissions-policy'], path).toContain('camera=()')
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin-allow-popups')
  }
  const stranger = await rawGet(nginx.port, '/m/home', { host: 'stranger.localhost' })
  expect([stranger.status, stranger.headers['x-content-type-options']]).toEqual([421, 'nosniff'])
})

test('[SE-07] a page may be framed by itself and by its merchant’s list of origins, by nobody else', async () => {
  const ancestors = async (port: number, host: string): Promise<string | undefined> => {
    const { headers } = await rawGet(port, '/m/home', { host })
    return /frame-ancestors [^;]*/.exec(String(headers['content-security-policy']))?.[0]
  }
  for (const port of [nginx.port, PREVIEW]) {
    expect(await ancestors(port, 'lotus.localhost')).toBe("frame-ancestors 'self'")
    expect(await ancestors(port, 'aurora.localhost')).toBe(
      "frame-ancestors 'self' https://portal.aurora.example",
    )
  }
})

test('[SE-07] HSTS is sent where a TLS proxy in front says that the player came by https', async () => {
  const { headers } = await rawGet(nginx.port, '/m/home', { 'x-forwarded-proto': 'https' })
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/)
})

test('[SE-07] a page is revalidated, the status is not cached, an asset is immutable, a missing one has no lifetime', async () => {
  const cacheControl = async (path: string) =>
    (await rawGet(nginx.port, path, GATEWAY)).headers['cache-control']
  expect(await cacheControl('/m/home')).toBe('no-cache')
  expect(await cacheControl('/m/login')).toBe('no-cache')
  expect(await cacheControl('/m/home?x=1&token=abc')).toBe('no-store')
  expect(await cacheControl(STATUS)).toBe('no-store')
  expect(await cacheControl(asset())).toBe('public, max-age=31536000, immutable')
  expect(await cacheControl('/m/assets/none-1.js')).toBeUndefined()
})

test('[SE-07] the preview sends the same headers as nginx', async () => {
  for (const path of [...PAGES, ...OTHERS, STATUS, asset()])
    expect(checkedHeaders(await rawGet(PREVIEW, path, GATEWAY)), path).toEqual(
      checkedHeaders(await rawGet(nginx.port, path, GATEWAY)),
    )
})

test('[SE-04a] no token reaches the server’s log', async () => {
  await rawGet(nginx.port, '/m/login?token=secret-1', { referer: 'https://x.example/?token=secret-2' })
  for (const mark of [';', '&', '%3F', '%3f', '%3B', '%26', '%253F'])
    await rawGet(nginx.port, `/m/in-the-path${mark}token=secret-3`)
  await rawGet(nginx.port, '/m/token:secret-4')
  await rawGet(nginx.port, '/m/last')
  await expect.poll(nginx.accessLog).toContain('GET /m/last')
  expect(nginx.accessLog()).toContain('GET /m/login')
  expect(nginx.accessLog().match(/GET \/m\/in-the-path HTTP/g)).toHaveLength(7)
  expect(nginx.accessLog()).not.toContain('secret')
})

test('nothing but the site is served: no other file of the folder, nothing hidden, no way out of a folder', async () => {
  const paths = [
    '/current/release.json',
    '/releases/x/release.json',
    '/server/bake.js',
    '/build.json',
    '/client/.vite/manifest.json',
    '/site/lotus/VI/home.html',
    '/.git/config',
    '/m/.git/config',
    '/m/.vite/manifest.json',
    '/m/assets/.vite/manifest.json',
    '/.env',
  ]
  for (const path of paths) expect((await rawGet(nginx.port, path)).status, path).toBe(404)
  const crooked = [
    '/m/../build.json',
    '/m/assets/../../build.json',
    '/m/assets/%2e%2e/%2e%2e/build.json',
    '/m/assets/..%2f..%2fbuild.json',
    '/m/brand/..%5c..%5cbuild.json',
    '/m/assets/../home',
    '/wps/..;/admin',
    '/wps/.%2e/__gateway/world',
    '/wps/x%00.json',
    '/wps\\..\\admin',
  ]
  for (const path of crooked) expect((await rawGet(nginx.port, path)).status, path).toBe(400)
  // In a query it is only text.
  expect((await rawGet(nginx.port, '/m/home?redirectUrl=/m/../x')).status).toBe(200)
})

test('[RR-04] [RR-05] a crawler that runs no script reads title, description, keywords and canonical of the screen, in its language and of its merchant, and whether to keep it', async () => {
  const read = async (path: string, host = 'lotus.localhost', language = 'en') => {
    const { text, headers } = await rawGet(nginx.port, path, { host, 'accept-language': language })
    return {
      title: /<title>([^<]*)/.exec(text)?.[1],
      description: /<meta name="description" content="([^"]*)"/.exec(text)?.[1],
      canonical: /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1],
      keywords: /<meta name="keywords" content="([^"]*)"/.exec(text)?.[1],
      robots: headers['x-robots-tag'],
    }
  }
  expect(await read('/m/home')).toEqual({
    title: 'Lotus – Online lottery with fast payouts',
    description: expect.stringContaining('Lotus'),
    canonical: '/m/home',
    keywords: expect.stringContaining('lottery'),
    robots: 'noindex',
  })
  expect(await read('/m/login')).toMatchObject({
    title: 'Log in – Lotus',
    description: 'Log in to your Lotus account securely.',
    canonical: '/m/login',
  })
  expect(await read('/m/login', 'lotus.localhost', 'vi')).toMatchObject({
    title: 'Đăng nhập – Lotus',
    description: 'Đăng nhập tài khoản Lotus của bạn một cách an toàn.',
  })
  expect(await read('/m/home', 'aurora.localhost', 'pt-BR')).toMatchObject({
    title: 'Aurora – Slots, cassino ao vivo e Pix na hora',
    description: expect.stringContaining('Aurora'),
    canonical: '/m/home',
    keywords: 'slots, cassino ao vivo, jogos online, Pix, jackpot, Aurora',
  })
  for (const [language, title, keywords] of [
    ['pt-BR', 'Criar conta – Aurora', 'cadastro, criar conta, Aurora'],
    ['en', 'Create account – Aurora', 'registration, create account, Aurora'],
  ] as const)
    expect(await read('/m/register', 'aurora.localhost', language)).toMatchObject({
      title,
      canonical: '/m/register',
      keywords,
    })
  expect(await read('/m/login', 'aurora.localhost')).toMatchObject({
    title: 'Log in – Aurora',
    keywords: undefined,
  })
  expect(await read('/m/game')).toMatchObject({ title: 'Lotus', canonical: undefined })
  expect(await read('/m/a/b')).toMatchObject({ title: 'Lotus', robots: 'noindex' })
})

test('[RR-04] robots.txt lets crawlers read every page, so that they see its noindex', async () => {
  for (const port of [nginx.port, PREVIEW]) {
    const { status, text } = await rawGet(port, '/robots.txt')
    expect([status, text]).toEqual([200, 'User-agent: *\nDisallow:\n'])
  }
})

test('/favicon.ico is the brand’s icon, at nginx as at the preview', async () => {
  for (const port of [nginx.port, PREVIEW])
    for (const merchant of ['lotus', 'aurora']) {
      const { status, headers } = await rawGet(port, '/favicon.ico', { host: `${merchant}.localhost` })
      expect([status, headers['content-type']], `${merchant} at ${port}`).toEqual([200, 'image/png'])
    }
})
