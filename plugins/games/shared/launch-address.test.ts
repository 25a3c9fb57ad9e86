// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { addressAnswer, ownPath } from './launch-address.ts'

const ORIGIN = 'https://lotus.example'

describe('ownPath', () => {
  it.each([
    ['/m/home', '/m/home'],
    ['/m', '/m'],
    ['/m/game?lane=slots#top', '/m/game?lane=slots#top'],
    ['https://lotus.example/m/game?x=1', '/m/game?x=1'],
    ['/m/x/../game', '/m/game'],
    ['/m/activity?next=https://evil.example', '/m/activity?next=https://evil.example'],
  ])('[SE-03a] accepts %s', (raw, path) => expect(ownPath(raw, ORIGIN)).toBe(path))

  it.each([
    undefined,
    null,
    '',
    '/',
    '/mx/home',
    '/wps/session/logout',
    '/m/../wps/session/logout',
    '/m/%2e%2e/wps/session/logout',
    '//evil.example/m/home',
    '/\\evil.example/m/home',
    '\\\\evil.example/m/home',
    '/m\\..\\x',
    '/m//evil.example',
    '/m/%2f%2fevil.example',
    '/m/%5Cevil.example',
    'https://evil.example/m/home',
    'https://lotus.example.evil.example/m/home',
    'https://lotus.example@evil.example/m/home',
    'https://user:pw@lotus.example/m/home',
    'http://lotus.example/m/home',
    'https://lotus.example:8443/m/home',
    'javascript:alert(1)//m/home',
    'java\nscript:alert(1)',
    'data:text/html,/m/home',
    'blob:https://lotus.example/m/home',
    ' /m/home',
    '/m/ho\u0000me',
    '/m/ho\tme',
    'https://[',
  ])('[SE-03a] refuses %j', (raw) => expect(ownPath(raw, ORIGIN)).toBeUndefined())

  it('[SE-03a] every accepted path is below /m of this site', () => {
    const pieces = fc.constantFrom(
      '/',
      '//',
      '\\',
      '/m',
      '/m/',
      '..',
      '%2e',
      '%2f',
      '@',
      ':',
      'evil.example',
      'https:',
      '?',
      '#',
      ORIGIN,
      'a',
    )
    const urls = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(urls, (raw) => {
        const path = ownPath(raw, ORIGIN)
        if (path === undefined) return
        const url = new URL(`${ORIGIN}${path}`)
        expect(url.origin).toBe(ORIGIN)
        expect(url.pathname).toMatch(/^\/m(\/|$)/)
        expect(ownPath(path, ORIGIN)).toBe(path)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('addressAnswer', () => {
  it.each([
    ['text', ' https://play.example/x '],
    ['an object', { url: 'https://play.example/x' }],
  ])('accepts the address as %s', (_case, value) =>
    expect(v.parse(addressAnswer, { success: true, value })).toBe('https://play.example/x'),
  )

  it.each([undefined, null, '', {}, { url: '' }, { url: 5 }, []])('refuses %j', (value) =>
    expect(v.safeParse(addressAnswer, { success: true, value }).success).toBe(false),
  )
})
