// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PRESERVED_PARAMETERS } from '../../kernel/navigation/preserve-query.ts'
import { mayHoldSecret, spellingOf } from './spelling.ts'

describe('the spelling of an address', () => {
  it.each([
    '/',
    '/?a=..',
    '/m',
    '/m/home',
    '/m/game/%E5%BD%A9%20a',
    '/m/game/100%25',
    '/m/a.b',
    '/m/login?token=%2e%2e//',
    '/m/login?a=%00%0a',
    '/m/game/a%20b%C2%85',
    '/cdn//games/a%2fb.webp',
    '/wps/%41',
    '/m/%F0%9F%98%80',
  ])('%s is plain', (address) => expect(spellingOf(address)).toBe('plain'))

  it.each([
    '//m/login',
    '///m/login',
    '/m//login',
    '/%6d/home',
    '/m%2fhome',
    '/m%2Fhome',
    '/m/%68ome',
    '/m/./home',
    '/m/.',
    '/./m/home',
    '/m/%31',
    '/m/%2dx',
    '/m/%7Ex',
    '/m/%5fx',
    '//wps/system/status',
  ])('%s is unusual', (address) => expect(spellingOf(address)).toBe('unusual'))

  it.each([
    '/m/../x',
    '/m/%2e%2E/x',
    '/m/.%2e/x',
    '/m/%252e%252e/x',
    '/wps/..;/admin',
    '/m\\home',
    '/m/%5c',
    '/m/%00',
    '/m/%2500',
    '/%0a',
    '/m%0A',
    '/m%250a',
    '/m/%0d%0a',
    '/m/%0b',
    '/m/%1f',
    '/m/%7f',
    '/m/%25257F',
    '/wps/%01',
    '/mobile/mc/asset-manifest.json%0a',
    '/m\n',
    '/m\tx',
    '/m/\x7f',
    '/m/%',
    '/m/%zz',
    '/m/%e5',
    '/cdn/%c0%ae',
    '/cdn/%ff',
    '/m/%ed%a0%80',
    '/m/home#x',
    'http://lotus.example/m/home',
    '*',
    '',
  ])('%j is bad', (address) => expect(spellingOf(address)).toBe('bad'))

  it('what `decodeURI` refuses is bad, and every plain path has the same segments after a parser has read it', () => {
    const part = fc.constantFrom(
      '/',
      'm',
      'home',
      '.',
      '%2e',
      '%',
      '%e5%bd%a9',
      '%c0',
      '%20',
      '%6d',
      '%2f',
      '\\',
      'é',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const address = `/${parts.join('')}`
        if (spellingOf(address) !== 'plain') return
        const { pathname } = new URL(`http://lotus.example${address}`)
        expect(decodeURIComponent(pathname)).toBe(decodeURIComponent(address))
        expect(pathname.split('/')).toHaveLength(address.split('/').length)
      }),
      { numRuns: 500 },
    )
  })

  it('takes no longer for a long one', () => {
    for (const part of ['/', '.a', '%25', '%e5', '%2', '/.a'])
      expect(['bad', 'unusual', 'plain']).toContain(spellingOf(`/m/${part.repeat(200_000)}`))
  })
})

describe('an address that may hold a secret', () => {
  it.each([
    '',
    '?',
    '?language=EN',
    '?r=a&utm_source=b',
    '?vendor=V&',
    '?track',
    '?r=%2f%3Fa%3Db:c%C3%A9',
    '?fbclid=to-ken',
  ])('%s holds none', (query) => expect(mayHoldSecret(`/m/home${query}`)).toBe(false))
  it.each([
    '?token=a',
    '?TOKEN=a',
    '?tok%65n=a',
    '?token[]=a',
    '?a=1;token=b',
    '?access_token=a',
    '?redirectUrl=%2Fm%3Ftoken%3Da',
    '?r=a&x',
    '??r=a',
    '?constructor',
    '?r=1;token=abc',
    '?r=1;a=b',
    '?utm_source=x%26token%3Dabc',
    '?utm_source=x%26TOKEN%3Dabc',
    '?r=%74oken:a',
    '?r=to%4Ben:a',
    '?r=tok%2565n:a',
    '?r=a%25',
    '?r={%22token%22:%22a%22}',
    '?track=a&vendor=access_token',
    '?code=C',
    '?r=7&CODE=C',
    '?vendor=V&code=C&',
    ';token=a',
    '&toKen=a?r=1',
    '%3Ftoken=a',
    '%253Ftok%2565n=a',
    '/token:a',
  ])('%s may hold one', (query) => expect(mayHoldSecret(`/m/home${query}`)).toBe(true))

  it.each([
    ['/m/launchGame?vendor=V&code=C&r=7', false],
    ['/m/launchGame?vendor=V&code=access_token', true],
    ['/m/launchGame?vendor=V&code=C&x=1', true],
    ['/m/launchGame/?vendor=V&code=C', true],
    ['/x/m/launchGame?code=C', true],
  ])('[TR-17] a code names a game on the screen that launches it alone: %s', (address, holds) =>
    expect(mayHoldSecret(address)).toBe(holds),
  )

  it('takes no longer for a long one', () => {
    for (const part of ['t', 'token', 'r=', 'r=a&', 'r=t&', '%2', '%25', 'r', '&', 'toke'])
      for (const start of ['', '?', '?r='])
        expect([true, false]).toContain(mayHoldSecret(`/m/${start}${part.repeat(200_000)}`))
  })

  it.each(['/m/assets/token-1.js', '/m/game/%E5%BD%A9%20a', '/m/no-token'])('%s holds none', (path) =>
    expect(mayHoldSecret(path)).toBe(false),
  )

  it('parameters that navigations preserve hold none', () => {
    for (const name of PRESERVED_PARAMETERS) expect(mayHoldSecret(`/m?${name}=x`)).toBe(false)
  })
})
