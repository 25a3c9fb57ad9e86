// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveRedirect } from './resolve-redirect.ts'

const places = {
  origin: 'https://lotus.example',
  domains: ['m.lotus.example', 'https://lotus-2.example/', 'odd:8443'],
}
const handoff = { token: 't/1', language: 'PT-BR', headerColor: '#c2185b', title: 'Lotus & Co' }
const ADDED = 'token=t%2F1&language=PT-BR&headerColor=%23c2185b&b2c=1&title=Lotus%20%26%20Co'
const to = (raw: string, given = handoff) => resolveRedirect(raw, places, given)

describe('resolveRedirect', () => {
  it.each([
    ['https://m.lotus.example/pay', `https://m.lotus.example/pay?${ADDED}`],
    ['https://lotus-2.example', `https://lotus-2.example/?${ADDED}`],
    ['https://LOTUS-2.example:443/', `https://lotus-2.example/?${ADDED}`],
    ['https://lotus.example/shop', `https://lotus.example/shop?${ADDED}`],
    ['https://m.lotus.example/?a=%2f+b&x=1#part', `https://m.lotus.example/?a=%2f+b&x=1&${ADDED}#part`],
    [
      'https://m.lotus.example/?token=evil&TITLE=x&title=y&%62%32c=0&a',
      `https://m.lotus.example/?TITLE=x&a&${ADDED}`,
    ],
  ])('[RR-07] %s gets token, language, headerColor, b2c and title', (raw, url) =>
    expect(to(raw)).toEqual({ kind: 'external', url }),
  )

  it('[RR-07] a guest gets no token, not even one from the link', () =>
    expect(
      resolveRedirect('https://m.lotus.example/?token=x', places, { ...handoff, token: undefined }),
    ).toEqual({
      kind: 'external',
      url: `https://m.lotus.example/?${ADDED.replace(/^token=[^&]*&/, '')}`,
    }))

  it.each([
    ['/m/game', '/m/game'],
    ['/m/activity?id=3#top', '/m/activity?id=3#top'],
    ['https://lotus.example/m/voucherCenter?x=%2f', '/m/voucherCenter?x=%2f'],
    ['/m/home?token=t&tokens=u&redirectUrl=https%3A%2F%2Fm.lotus.example&r=7', '/m/home?r=7'],
    ['/m', '/m'],
  ])('[RR-07] %s opens in the app, without token', (raw, place) =>
    expect(to(raw)).toEqual({ kind: 'navigate', to: place }),
  )

  it.each([
    'https://evil.example/',
    'https://lotus.example.evil.example/',
    'https://evil-lotus.example/',
    'https://x.m.lotus.example/',
    'https://m.lotus.example:8443/',
    'https://m.lotus.example@evil.example/',
    'https://u@m.lotus.example/',
    'http://m.lotus.example/',
    '//m.lotus.example/',
    'https://m.lotus.example./',
    'https:m.lotus.example',
    'javascript:alert(1)',
    '/shop',
    '/m/../shop',
    'm.lotus.example',
    'https://odd/',
    '',
  ])('[RR-07] %s is refused', (raw) => expect(to(raw)).toEqual({ kind: 'refuse' }))

  it('[RR-07][SE-04e] no address sends the token to a host that is not on the list', () => {
    const piece = fc.constantFrom(
      'https://',
      'http://',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '.',
      '?',
      '#',
      '%2f',
      '%40',
      '。',
      '／',
      'm.lotus.example',
      'lotus.example',
      'lotus-2.example',
      'evil.example',
      'evil',
      ':8443',
      ':443',
      '\t',
      ' ',
      'javascript:',
      '[::1]',
      'localhost',
      '127.0.0.1',
    )
    const raw = fc.oneof(
      fc.array(piece, { maxLength: 9 }).map((all) => all.join('')),
      fc.webUrl(),
      fc.string(),
    )
    const allowed = ['m.lotus.example', 'lotus.example', 'lotus-2.example']
    fc.assert(
      fc.property(raw, (text) => {
        const redirect = to(text)
        if (redirect.kind === 'navigate') {
          expect(new URL(redirect.to, places.origin).origin).toBe(places.origin)
          expect(redirect.to).not.toContain('t%2F1')
        } else if (redirect.kind === 'external') {
          const { protocol, host, username, searchParams } = new URL(redirect.url)
          expect([protocol, username, searchParams.getAll('token')]).toEqual(['https:', '', ['t/1']])
          expect(allowed).toContain(host)
        }
      }),
      { numRuns: 3_000 },
    )
  })
})
