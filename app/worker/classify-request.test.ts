// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classifyRequest } from './classify-request.ts'

const HOST = 'https://lotus.example'
const at = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  classifyRequest({ method, mode, url: HOST + path }, HOST)

describe('classifyRequest', () => {
  it.each([
    ['/m/home', '/m/home', true],
    ['/m/', '/m/home', true],
    ['/m/index.html?fbclid=1', '/m/home', true],
    ['/m/login', '/m/game', true],
    ['/m/activity?id=7', '/m/game', true],
    ['/m/no/such/page', '/m/game', true],
    ['/m/home?language=EN', '/m/home', false],
  ])('the page %s is cached as %s', (path, key, cacheable) => {
    expect(at(path, 'navigate')).toEqual({ kind: 'page', key, cacheable })
  })

  it.each([
    ['/m/assets/main-12345678.js', 'asset'],
    ['/m/assets/main-12345678.css', 'asset'],
    ['/m/t/abc/en/kernel.json', 'asset'],
    ['/m/brand/lotus/logo.svg', 'brand'],
  ])('%s is a file', (path, kind) => {
    expect(at(path)).toEqual({ kind, key: path })
  })

  it.each([
    ['/wps/system/status', 'cors'],
    ['/lgw/feedback', 'cors'],
    ['/__gateway/world', 'cors'],
    ['/__gateway/enter', 'navigate'],
    ['/cdn/games/1.webp', 'no-cors'],
    ['/m/sw.js', 'no-cors'],
    ['/m/sw.js', 'navigate'],
    ['/m/asset-manifest.json', 'cors'],
    ['/mobile/mc/asset-manifest.json', 'cors'],
    ['/m/assets/main-12345678.js', 'navigate'],
    ['/m/assets/main-12345678.js?1', 'cors'],
    ['/m/home', 'cors'],
    ['/mobile', 'navigate'],
    ['/', 'navigate'],
  ] as const)('[RT-19] %s (%s) is never touched', (path, mode) => {
    expect(at(path, mode)).toBeUndefined()
  })

  it('handles only GET requests to its own host', () => {
    expect(at('/m/home', 'navigate', 'POST')).toBeUndefined()
    expect(
      classifyRequest({ method: 'GET', mode: 'cors', url: 'https://cdn.example/m/assets/a.js' }, HOST),
    ).toBeUndefined()
  })

  it('ignores every path of the gateway', () => {
    const mode = fc.constantFrom<RequestMode>('navigate', 'cors', 'no-cors')
    fc.assert(
      fc.property(
        fc.constantFrom('/wps/', '/lgw/', '/__gateway/', '/cdn/'),
        fc.webPath(),
        mode,
        (prefix, rest, how) => {
          // A path with `..` may leave the gateway's prefix.
          if (new URL(prefix + rest, HOST).pathname.startsWith(prefix))
            expect(at(prefix + rest, how)).toBeUndefined()
        },
      ),
    )
  })
})
