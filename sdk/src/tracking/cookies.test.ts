import { afterEach, describe, expect, it, vi } from 'vitest'
import { readCookie, removeCookie, writeCookie } from './cookies.ts'

afterEach(() => removeCookie('_a'))

describe('cookies', () => {
  it.each([
    ['_a=1; _b=2', '_b', '2'],
    ['_a=x=y', '_a', 'x=y'],
    ['__a=1', '_a', undefined],
    ['', '_a', undefined],
  ])('%s: %s is %s', (cookies, name, value) => {
    expect(readCookie(name, cookies)).toBe(value)
  })
  it('writes, replaces and removes one', () => {
    writeCookie('_a', 'AbC.1', 1)
    writeCookie('_a', 'AbC.2', 1)
    expect(readCookie('_a')).toBe('AbC.2')
    removeCookie('_a')
    expect(readCookie('_a')).toBeUndefined()
  })
  it('[CO-07c] gives it a life in days, and none where they are over', () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    for (const days of [90, 0.5, -1]) writeCookie('_a', '1', days)
    expect(written.mock.calls.flat().map((cookie) => / max-age=(\d+);/.exec(cookie)?.[1])).toEqual([
      '7776000',
      '43200',
      '0',
    ])
  })
})

it.each([
  ['www.shop.example', ['', 'www.shop.example', 'shop.example']],
  ['localhost', ['']],
])('removes a cookie of %s and its parent domains', (hostname, domains) => {
  const written: string[] = []
  const before = Object.getOwnPropertyDescriptor(document, 'cookie')
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    set(cookie: string) {
      written.push(cookie)
    },
  })
  try {
    removeCookie('_fbp', { hostname, protocol: 'https:' })
  } finally {
    if (before) Object.defineProperty(document, 'cookie', before)
    else Reflect.deleteProperty(document, 'cookie')
  }
  expect(written.map((cookie) => / domain=(.+)$/.exec(cookie)?.[1] ?? '')).toEqual(domains)
  expect(
    written.every((cookie) =>
      cookie.startsWith('_fbp=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT; secure'),
    ),
  ).toBe(true)
})
