// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkUrl } from './check-url.ts'

const origin = 'https://lotus.example'
const own = (raw: unknown) => checkUrl(raw, { kind: 'own', origin })
const https = (raw: unknown) => checkUrl(raw, { kind: 'https' })

describe('checkUrl, own', () => {
  it.each([
    ['/m', '/m'],
    ['/m/', '/m/'],
    ['/m/home?x=1#top', '/m/home?x=1#top'],
    ['/m?token=1', '/m?token=1'],
    ['/m/a/../home', '/m/home'],
    ['https://lotus.example/m/login', '/m/login'],
    ['HTTPS://LOTUS.example:443/m/login', '/m/login'],
  ])('takes %s', (raw, href) => {
    expect(own(raw)?.href).toBe(origin + href)
  })

  it.each([
    '', ' ', '/', '/mm', '/mobile', 'm/home', './m/home', '//evil.example', '//evil.example/m/', '///evil.example/m',
    '/\\evil.example', '\\\\evil.example/m', '/m\\..\\..\\evil', '/m/\\evil', ' /m/home', '/m/home ', '\t/m/home', '/\t/evil.example',
    '/m/ho\nme', '/m/\u0000', '/m/\u200bhome', '/m/\u202ehome', '\ufeff/m/home',
    '/m//evil.example', '/m/%2f%2fevil.example', '/m/%5Cevil.example', 'https://lotus.example/m//x', '/m/../admin', '/m/%2e%2e/admin', '/m/..//evil.example', '/m/.%2E/x',
    'javascript:alert(1)', 'JaVaScRiPt:alert(1)//m/', 'java\nscript:alert(1)', 'data:text/html,x', 'blob:https://lotus.example/1',
    'vbscript:x', 'https:/m/home', 'https:lotus.example/m/home', 'https:///lotus.example/m/home',
    'http://lotus.example/m/home', 'https://lotus.example:8443/m/home', 'https://lotus.example.evil.example/m/home',
    'https://evil.example/m/home', 'https://lotus.example@evil.example/m/', 'https://evil.example@lotus.example/m/',
    'https://@lotus.example/m/', 'https://lotus.example/x', 'https://lotus.example%2f@evil.example/m',
  ])('refuses %j', (raw) => {
    expect(own(raw)).toBeUndefined()
  }) // prettier-ignore

  it('refuses an address over 4,096 characters, and takes one of so many', () => {
    expect(own(`/m/${'x'.repeat(4_093)}`)).toBeDefined()
    expect([own(`/m/${'x'.repeat(4_094)}`), https(`https://a.example/${'x'.repeat(1e6)}`)]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('refuses anything but a string', () => {
    for (const raw of [undefined, null, 1, {}, [], new URL('https://lotus.example/m/')])
      expect(own(raw)).toBeUndefined()
  })

  it('never leads off the site, whatever it is given', () => {
    const piece = fc.constantFrom(
      '/m',
      '/',
      '\\',
      '..',
      '%2e',
      '%2f',
      '%5c',
      ':',
      '@',
      '?',
      '#',
      'https:',
      'http://',
      'javascript:',
      'evil.example',
      'lotus.example',
      '\t',
      '\n',
      ' ',
      '\u0000',
      '／',
      '。',
      'm/home',
    )
    const raw = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    )
    fc.assert(
      fc.property(raw, (text) => {
        const url = own(text)
        if (!url) return
        expect(url.origin).toBe(origin)
        expect(url.pathname).toMatch(/^\/m(\/|$)/)
        // A browser must resolve the same text to the same address.
        expect(new URL(text, `${origin}/m/anywhere`).href).toBe(url.href)
        expect(url.username + url.password).toBe('')
      }),
      { numRuns: 3000 },
    )
  })
})

describe('checkUrl, https', () => {
  it.each([
    'https://pay.example/x?a=1#b', 'https://pay.example:8443/', 'http://localhost:5173/a', 'http://lotus.localhost/a',
    'http://127.0.0.1:9/', 'http://[::1]/', 'https://pay.example/a b', 'HTTPS://PAY.EXAMPLE',
  ])('takes %s', (raw) => {
    expect(https(raw)?.href).toBe(new URL(raw).href)
  }) // prettier-ignore

  it.each([
    'http://pay.example/', 'http://localhost.evil.example/', 'http://evillocalhost/', 'http://127.0.0.1.evil.example/',
    '//pay.example/', '/m/home', 'pay.example', 'https:pay.example', 'https:/pay.example', 'https://', 'https:///pay.example', 'https://[',
    'https://user@pay.example', 'https://user:word@pay.example', 'https://pay.example\\@evil.example', 'ftp://pay.example',
    'javascript:alert(1)', ' https://pay.example', 'https://pay.example\n', 'ht\ttps://pay.example', 'data:,x', 'blob:https://pay.example/1',
    'wss://pay.example', 'intent://x#Intent;end', 'file:///etc/passwd',
  ])('refuses %j', (raw) => {
    expect(https(raw)).toBeUndefined()
  }) // prettier-ignore

  it('accepts only secure or local addresses without user info', () => {
    const raw = fc.oneof(
      fc.string(),
      fc.webUrl({ withQueryParameters: true, validSchemes: ['http', 'https', 'ftp'] }),
    )
    fc.assert(
      fc.property(raw, (text) => {
        const url = https(text)
        if (!url) return
        expect(
          url.protocol === 'https:' || /(^|\.)localhost$|^127\.0\.0\.1$|^\[::1\]$/.test(url.hostname),
        ).toBe(true)
        expect(url.username + url.password).toBe('')
      }),
      { numRuns: 2000 },
    )
  })
})
