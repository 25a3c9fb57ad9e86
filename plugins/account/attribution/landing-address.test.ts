// @vitest-environment node
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isClickId } from './next-clicks.ts'
import { landingAddress, landingParameters } from '../contract.ts'

const origin = 'https://lotus.example'
const now = { href: `${origin}/m/games`, origin }
const remember = (...names: readonly string[]): void => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(names.map((name) => ({ name })) as never)
}
afterEach(() => vi.restoreAllMocks())

describe('landingAddress', () => {
  it('is the address of the document, whatever the site has made of it', () => {
    remember(`${origin}/m/home?ttclid=E.C.P`)
    expect(landingAddress(now)).toBe(`${origin}/m/home?ttclid=E.C.P`)
  })
  it.each([
    [[]],
    [['https://other.example/?ttclid=X']],
    [['document']],
    [['https://lotus.example.evil/?a=b']],
  ])('is the address now where the browser remembers %j', (names) => {
    remember(...names)
    expect(landingAddress(now)).toBe(now.href)
  })
})

describe('landingParameters', () => {
  it.each([
    ['/m/home?fbclid=AbC&x=1', { fbclid: 'AbC', x: '1' }],
    ['/m/home?FBCLID=AbC', { FBCLID: 'AbC' }],
    ['/m/home?fbclid=first&fbclid=second', { fbclid: 'first' }],
    ['/m/home?cid=a%20b%257B', { cid: 'a b%7B' }],
    ['/m/home?cid=a+b', { cid: 'a+b' }],
    ['/m/home?cid=a=b?c', { cid: 'a=b?c' }],
    ['/m/home?cid=%E0%A4%A&x=1', { x: '1' }],
    ['/m/home?cid=&=1&flag', { cid: '' }],
    ['/m/home?__proto__=1', Object.fromEntries([['__proto__', '1']])],
    ['/m/home#?fbclid=AbC', {}],
    ['/m/home', {}],
  ])('%s has %j', (address, parameters) => {
    expect(Object.fromEntries(landingParameters(address))).toEqual(parameters)
  })

  it('[TR-17] keeps nothing secret', () => {
    const address = '/m/home?token=a&tokens=b&redirectUrl=%2Fm%3Ftoken%3Dc&code=d&mail=a@b.example&fbclid=AbC'
    expect([...landingParameters(address)]).toEqual([['fbclid', 'AbC']])
  })

  it('leaves case and length of every click id as they are', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w.~-]{1,500}$/), fc.boolean(), (id, encoded) => {
        const sent = encoded
          ? [...id].map((c) => `%${c.charCodeAt(0).toString(16).padStart(2, '0')}`).join('')
          : id
        const found = landingParameters(`/m/home?a=1&fbclid=${sent}&b=2`).get('fbclid')
        expect(found).toBe(id)
        if (!/^__[A-Z_]+__$/.test(id)) expect(isClickId(id)).toBe(true)
      }),
    )
  })
})
