// @vitest-environment node
import { contribute, routes } from '@foyer/sdk'
import fc from 'fast-check'
import { matchPath, matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { PluginSource } from '../core/hosted-plugin.ts'
import { make } from '../testing/test-host.ts'
import { matches, PathRules, patternsOf } from './path-rules.ts'

const showing = (
  id: string,
  paths: readonly string[],
  source?: Partial<PluginSource>,
  replaces?: string[],
) => ({
  ...make(id, undefined, {
    contributes: paths.map((path) => contribute(routes, { path, access: 'public', component: 'Page' })),
    ...(replaces ? { replaces } : {}),
  }),
  ...(source ? { source: { url: 'https://acme.example/p.js', ...source } } : {}),
})
const TREE = [
  showing('site.chrome', ['/m/home']),
  showing('games.lobby', ['/m/game/:vendor?']),
  showing('games.launch', ['/m/launchGame']),
]
const LOCKED = [
  '/',
  '/m',
  '/m/home',
  '/m/login',
  '/m/leaderBoard',
  '/m/member/home',
  '/m/securityCenter/addBankCard',
  '/m/mall/mallHome',
]
const rules = new PathRules({ plugins: () => TREE, locked: LOCKED })
const problem = (
  path: string,
  source: Partial<PluginSource> = {},
  replaces?: string[],
): string | undefined => {
  const error = rules.checkManifest(showing('acme.draw', [path], source, replaces))
  return error && `${error.code}: ${(error.details as { problem: string }).problem}`
}

describe('patternsOf', () => {
  it.each([
    ['/m/home', ['/m/home']],
    ['/m/home/', ['/m/home']],
    ['//m//home', ['/m/home']],
    ['/m/game/:vendor?', ['/m/game', '/m/game/:']],
    ['/m/:a/:b', ['/m/:/:']],
    ['/m/draw?/:id?', ['/m', '/m/draw', '/m/:', '/m/draw/:']],
    ['/m/files/*', ['/m/files/*']],
  ])('%s stands for %j', (path, patterns) =>
    expect([...patternsOf(path)].sort()).toEqual([...patterns].sort()),
  )

  it('never grows without end', () => {
    expect(patternsOf(`/m${'/:a?'.repeat(40)}`).length).toBeLessThan(200)
  })

  it('an address that the router matches with a path without parameters is one of its patterns', () => {
    const segment = fc.constantFrom('home', 'game', 'draw', 'home?', 'draw?')
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 4 }), (segments) => {
        const path = ['/m', ...segments].join('/')
        for (const address of ['/m', '/m/home', '/m/game', '/m/home/game', '/m/draw'])
          expect(patternsOf(path).includes(address)).toBe(
            expand(path).some((each) => matchPath({ path: each, caseSensitive: true }, address) !== null),
          )
      }),
    )
  })
})
describe('matches', () => {
  it('is what the router finds, for any path without a `*` in its middle', () => {
    const word = fc.constantFrom('home', 'member', 'game')
    const segment = fc.oneof(
      word,
      fc.constantFrom(':a', ':b', ':a?', ':b?'),
      word.map((each) => `${each}?`),
    )
    const path = fc
      .tuple(fc.array(segment, { maxLength: 5 }), fc.constantFrom('', '/*'))
      .map(([segments, end]) => `/m${segments.map((each) => `/${each}`).join('')}${end}`)
    const address = fc
      .array(fc.oneof(word, fc.constant('other')), { maxLength: 4 })
      .map((segments) => ['/m', ...segments].join('/'))
    const seen = new Set<boolean>()
    fc.assert(
      fc.property(path, address, (given, at) => {
        const found = matchRoutes([{ path: given, caseSensitive: true }], at) !== null
        seen.add(found)
        expect(matches(given, at)).toBe(found)
      }),
      { numRuns: 1_000 },
    )
    expect(seen.size).toBe(2)
  })

  it('counts no optional segment as one that must be there, however many there are', () => {
    expect(matches(`/m${'/:a?'.repeat(40)}/member/home`, '/m/member/home')).toBe(true)
  })
})

/** The router's own reading of optional segments, one by one. */
function expand(path: string): string[] {
  const at = path.search(/\/[^/]*\?(?=\/|$)/)
  if (at < 0) return [path]
  const end = path.indexOf('?', at)
  return [
    ...expand(path.slice(0, at) + path.slice(end + 1)),
    ...expand(path.slice(0, end) + path.slice(end + 1)),
  ]
}

describe('PathRules', () => {
  it.each([
    ['/m/luckyDraw', undefined],
    ['/m/draw/:game/:issue?', undefined],
    ['/m/game/acme/draw', undefined],
    ['/m/home', 'PL-PATH: site.chrome shows it'],
    ['/m/home/', 'PL-PATH: site.chrome shows it'],
    ['/m/home/:tab?', 'PL-PATH: site.chrome shows it'],
    ['/m/game', 'PL-PATH: games.lobby shows it'],
    ['/m/game/:anything', 'PL-PATH: games.lobby shows it'],
    ['/m/login', 'PL-PATH: the site keeps it'],
    ['/m/leaderBoard', 'PL-PATH: the site keeps it'],
    ['/m', 'PL-PATH: it is outside /m'],
    ['/m/', 'PL-PATH: it is outside /m'],
    ['/m/:page', 'PL-PATH: site.chrome shows it'],
    ['/m/:page?', 'PL-PATH: site.chrome shows it'],
    ['/m/:page/draw', 'PL-PATH: the site keeps it'],
    ['/m/*', 'PL-PATH: site.chrome shows it'],
    ['/m/member/:page', 'PL-PATH: the site keeps it'],
    ['/m/member/*', 'PL-PATH: the site keeps it'],
    ['/m/member?/member/home?', 'PL-PATH: the site keeps it'],
    ['/m/member/:page/*', 'PL-PATH: the site keeps it'],
    ['/m/securityCenter/:page', 'PL-PATH: the site keeps it'],
    ['/m/mall/*', 'PL-PATH: the site keeps it'],
    [`/m${'/a?'.repeat(9)}/member/home`, 'PL-PATH: the site keeps it'],
    ['/m/game/*', 'PL-PATH: games.lobby shows it'],
    ['/m/launchGame/*', 'PL-PATH: games.launch shows it'],
    ['/m/member/luckyDraw', undefined],
    ['/m/member/draw/*', undefined],
    ['/', 'PL-PATH: it is outside /m'],
    ['/admin', 'PL-PATH: it is outside /m'],
    ['/wps/system/status', 'PL-PATH: it is outside /m'],
    ['/mx/home', 'PL-PATH: it is outside /m'],
    ['https://evil.example/', 'PL-PATH: it is outside /m'],
  ])('a foreign plugin asks for %s: %s', (path, expected) => expect(problem(path)).toBe(expected))

  it('the profile allows what the site keeps, and what is outside /m', () => {
    expect(problem('/m/leaderBoard', { paths: ['/m/leaderBoard'] })).toBeUndefined()
    expect(problem('/admin', { paths: ['/admin'] })).toBeUndefined()
    expect(problem('/m/login', { paths: ['/m/leaderBoard'] })).toBe('PL-PATH: the site keeps it')
  })
  it('another plugin’s path is won by `replaces` alone, in the profile and in the manifest', () => {
    expect(problem('/m/home', { paths: ['/m/home'] })).toBe('PL-PATH: site.chrome shows it')
    expect(problem('/m/home', { replaces: ['site.chrome'] })).toBe('PL-PATH: site.chrome shows it')
    expect(problem('/m/home', {}, ['site.chrome'])).toBe('PL-PATH: site.chrome shows it')
    expect(problem('/m/home', { replaces: ['site.chrome'] }, ['site.chrome'])).toBeUndefined()
    expect(problem('/m/home/:tab?', { replaces: ['site.chrome'] }, ['site.chrome'])).toBeUndefined()
  })
  it('who replaces another wins its paths only, not those that the site keeps', () => {
    const all = TREE.map(({ manifest }) => manifest.id)
    expect(problem('/m/:page', { replaces: ['site.chrome'] }, ['site.chrome'])).toBe(
      'PL-PATH: games.lobby shows it',
    )
    expect(problem('/m/:page', { replaces: all }, all)).toBe('PL-PATH: the site keeps it')
    expect(problem('/m/:page', { replaces: all, paths: ['/m/:page'] }, all)).toBeUndefined()
  })
  it('a plugin of the site may show any path', () => {
    expect(rules.checkManifest(showing('site.other', ['/m/home', '/']))).toBeUndefined()
  })
})
