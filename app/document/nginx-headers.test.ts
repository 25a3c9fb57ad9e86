// @vitest-environment node
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { robotsFor } from '../../plugins/site/metadata/robots-for.ts'
import { cameraPermissions, headersOf, kindOf } from './headers.ts'
import { nginxHeaderMaps, nginxHeaders } from './nginx-headers.ts'

const conf = readFileSync('app/deploy/site.conf', 'utf8')
const VALUES = { policy: 'p', cameras: 'm', pageCache: 'c', referrer: 'r', transport: 't', robots: 'n' }
/** The rules of one map: `[pattern or word, value]`, in order. */
const rulesOf = (variable: string): readonly (readonly [string, string])[] => {
  const [, body = ''] = new RegExp(`map [^{]* \\${variable} \\{([^}]*\\n)\\}`).exec(nginxHeaderMaps()) ?? []
  return body
    .split('\n')
    .map((line) => /^\s*"?(.*?)"? "?([^"]*)"?;$/.exec(line))
    .flatMap((found) => (found ? [[found[1] ?? '', found[2] ?? ''] as const] : []))
}

describe('the server’s headers', () => {
  it('[SE-07] no location has a header of its own: it would drop all the others', () => {
    // The server's own level.
    expect(conf.match(/^(?!#).*(add_header|more_set_headers).*$/gm)).toEqual([
      '  add_header Retry-After $foyer_retry_after always;',
    ])
    expect(conf).toContain('/deploy/headers.conf;')
  })

  it('[SE-07] each is sent with errors too, except for their caching', () => {
    const lines = nginxHeaders().trim().split('\n')
    expect(lines).toHaveLength(9)
    expect(lines.filter((line) => !line.endsWith(' always;'))).toEqual([
      'add_header Cache-Control $foyer_cache_control;',
    ])
  })

  it('[SE-07] the camera is for frames of the merchant’s list alone', () => {
    expect(cameraPermissions([])).toBe('camera=(), microphone=()')
    const list = '(self "https://a.example" "https://b.example")'
    expect(cameraPermissions(['https://a.example', 'https://b.example'])).toBe(
      `camera=${list}, microphone=${list}`,
    )
  })

  it('no value can end its own text in the configuration', () => {
    for (const value of Object.values(headersOf(VALUES)))
      for (const text of typeof value === 'string' ? [value] : Object.values(value))
        expect(text).not.toMatch(/["\\\n;$](?!\s|$)/)
  })

  it('[SE-07] what is of no kind has the strictest policy; only the worker, whose requests would obey it, has none', () => {
    const strictest = "default-src 'none'; sandbox; frame-ancestors 'none'"
    const rules = new Map(rulesOf('$foyer_content_security_policy'))
    expect(rules.get('default')).toBe(strictest)
    expect([...rules].filter(([, policy]) => policy === '').map(([kind]) => kind)).toEqual(['build'])
    expect(headersOf({ ...VALUES, policy: 'p' })['Content-Security-Policy']).toMatchObject({
      page: 'p',
      other: strictest,
    })
  })

  it('a new logo is shown within minutes: a brand’s files have no hash in their names', () => {
    const [, brand = ''] = rulesOf('$foyer_cache_control').find(([kind]) => kind === 'brand') ?? []
    expect(brand).toBe('public, max-age=300, stale-while-revalidate=86400')
  })

  it('[RR-04] nginx and the page agree on an address', () => {
    const rules = rulesOf('$foyer_robots')
    expect(rules.map(([, value]) => value)).toEqual(['noindex', ''])
    const indexed = new RegExp(String(rules[1]?.[0]).slice(1))
    const host = fc.constantFrom(
      'localhost',
      'www.lotus.example',
      'www2.x',
      'lotus.example',
      'm.www.x',
      'localhost.x',
      'wwwx',
    )
    const path = fc
      .array(fc.constantFrom('/', 'm', 'home', '/m', '/m/home', 'a.b'), { maxLength: 5 })
      .map((parts) => `/${parts.join('')}`)
    const query = fc.constantFrom('', '?', '?a=/x/y/z', '?www')
    fc.assert(
      fc.property(host, path, query, (where, at, asked) => {
        expect(indexed.test(where + at + asked) ? undefined : 'noindex').toBe(robotsFor(where, at))
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['/', 'page'],
    ['/m', 'page'],
    ['/m/', 'page'],
    ['/m/login', 'page'],
    ['/m/assets/main-1.js', 'asset'],
    ['/m/t/1/vi/kernel.json', 'asset'],
    ['/m/brand/lotus/logo.svg', 'brand'],
    ['/favicon.ico', 'brand'],
    ['/robots.txt', 'brand'],
    ['/documents/terms', 'document'],
    ['/documents', 'document'],
    ['/documents-of-others', 'other'],
    ['/robots.txt/x', 'other'],
    ['/wps/system/status', 'status'],
    ['/wps/system/statuses', 'gateway'],
    ['/cdn/games/x.webp', 'gateway'],
    ['/mx', 'other'],
    ['/current/deploy/hosts-1-of-1.map', 'other'],
  ])('%s is of the kind %s', (address, kind) => expect(kindOf(address)).toBe(kind))
})
