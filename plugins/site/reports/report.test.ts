// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockedSource, errorReport, policyReport, vitalReport } from './report.ts'

describe('vitalReport', () => {
  it.each([
    ['LCP', 1234.56, 1235],
    ['CLS', 0.123456, 0.123],
    ['INP', 0, 0],
  ] as const)('rounds %s', (name, value, rounded) =>
    expect(vitalReport({ name, value, navigationType: 'reload' }, '/m/home')).toEqual({
      kind: 'vital',
      route: '/m/home',
      name,
      value: rounded,
      navigation: 'reload',
    }),
  )
})

describe('errorReport', () => {
  it('has code, plugin and phase', () =>
    expect(errorReport({ code: 'PL-THREW', plugin: 'games.lobby', phase: 'activate' }, '/m/home')).toEqual({
      kind: 'error',
      route: '/m/home',
      code: 'PL-THREW',
      plugin: 'games.lobby',
      phase: 'activate',
      count: 1,
    }))
  it.each(['ERR_NETWORK', 'auth/wrong-password', 'ENOENT', 'PL-THREW player123', '', 'x'.repeat(99)])(
    'is not made of another library’s code: %s',
    (code) => expect(errorReport({ code }, '/m/home')).toBeUndefined(),
  )
  it('leaves out what is no plugin’s id and no phase', () =>
    expect(errorReport({ code: 'BO-ROOT', plugin: 'a b', phase: 'x?token=1' }, 'none')).toEqual({
      kind: 'error',
      route: 'none',
      code: 'BO-ROOT',
      count: 1,
    }))
})

describe('policyReport', () => {
  it.each([
    ['https://evil.example/x.js?token=secret#a', 'https://evil.example'],
    ['https://player123:secret@evil.example:8443/x', 'https://evil.example:8443'],
    ['wss://evil.example/chat', 'wss://evil.example'],
    ['inline', 'inline'],
    ['eval', 'eval'],
    ['data', 'data'],
    ['data:text/html,player123', 'data:'],
    ['chrome-extension://abcdef/x.js', 'chrome-extension:'],
    ['blob:https://lotus.example/1-2', 'blob:'],
    ['player 123', 'other'],
    ['http://[', 'other'],
    ['', 'other'],
  ])('of %s names %s', (blocked, source) => expect(blockedSource(blocked)).toBe(source))
  it('is not made of what is no directive', () =>
    expect(policyReport('script-src player123', 'inline', '/m/home')).toBeUndefined())
})

describe('whatever an error or a violation holds', () => {
  /** Marks of what a report must never have. */
  const SECRETS = ['S3CRET', 'player_9']
  const secret = fc.constantFrom(...SECRETS)
  const word = fc.stringMatching(/^[a-z]{0,8}$/)
  const address = fc
    .record({ host: fc.constantFrom('evil.example', 'lotus.localhost:5173'), secret, word, more: secret })
    .map(
      ({ host, secret: token, word: path, more }) =>
        `https://${more}:${token}@${host}/${path}/${more}?token=${token}&name=${more}#${token}`,
    )
  const anything = fc.oneof(
    address,
    secret,
    fc.tuple(word, secret).map(([a, b]) => `${a}${b}`),
  )

  it('no report has an address’s path, query or fragment, a token or a name', () => {
    fc.assert(
      fc.property(anything, anything, anything, (first, second, third) => {
        const made = [
          errorReport({ code: first, plugin: second, phase: third }, '/m/home'),
          errorReport({ code: 'PL-THREW', plugin: first, phase: second }, '/m/home'),
          policyReport('img-src', first, '/m/home'),
          policyReport(first, second, '/m/home'),
        ]
        const text = JSON.stringify(made)
        for (const mark of [...SECRETS, ...SECRETS.map((each) => each.toLowerCase()), '?', '#', '@', 'token'])
          expect(text).not.toContain(mark)
      }),
    )
  })
})
