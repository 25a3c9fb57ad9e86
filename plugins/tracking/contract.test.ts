// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holdsSecrets, pageHoldsSecrets } from '@foyer/sdk'
import { cleanAddress } from './contract.ts'

describe('cleanAddress', () => {
  it.each([
    ['https://a.test/m/home', 'https://a.test/m/home'],
    ['https://a.test/m/home?fbclid=AbC_-%41&x=1', 'https://a.test/m/home?fbclid=AbC_-%41&x=1'],
    ['https://a.test/m/home?token=t&fbclid=A', 'https://a.test/m/home?fbclid=A'],
    ['https://a.test/m/login?redirectUrl=https%3A%2F%2Fb.test%2F%3Ftoken%3D1', 'https://a.test/m/login'],
    ['https://a.test/m/x?code=1&tokens=2&TOKEN=3&r=4#token=5', 'https://a.test/m/x?r=4'],
    ['https://a.test/m/x?%74oken=1', 'https://a.test/m/x'],
    ['https://a.test/m/x?access_token=1&token[]=2&tokenId=3&r=4', 'https://a.test/m/x?r=4'],
    ['https://a.test/m/x?a=1;token=2&r=4', 'https://a.test/m/x?r=4'],
    ['https://a.test/m/x?a=1%3Bid_token%3D2&r=4', 'https://a.test/m/x?r=4'],
    ['https://a.test/m/x?who=a%40b.test&a=1?b', 'https://a.test/m/x?a=1?b'],
    ['https://a.test/m/x?back=https%3A%2F%2Fb.test%2F%3Ftoken%3D1&r=2', 'https://a.test/m/x?r=2'],
    ['https://a.test/m/x?back=/m/y?code=1&r=2', 'https://a.test/m/x?r=2'],
    ['', ''],
  ])('[TR-17] %s', (address, clean) => {
    expect(cleanAddress(address)).toBe(clean)
  })

  it('[TR-17] leaves no secret in any address, and is idempotent', () => {
    const pair = fc.tuple(
      fc.constantFrom('token', 'tokens', 'redirectUrl', 'code', 'fbclid', 'r'),
      fc.webQueryParameters(),
    )
    fc.assert(
      fc.property(fc.webPath(), fc.array(pair), fc.webFragments(), (path, pairs, hash) => {
        const query = pairs.map(([name, value]) => `${name}=${value}`).join('&')
        const clean = cleanAddress(`https://a.test${path}?${query}#${hash}`)
        expect(holdsSecrets(/\?.*/s.exec(clean)?.[0] ?? '')).toBe(false)
        expect(cleanAddress(clean)).toBe(clean)
      }),
    )
  })
})

it.each([
  ['?a=1&b=2', false],
  ['?a=1&&b=', false],
  ['?a=1&code=2', true],
  ['#access=1&token=2', true],
  ['#id_token=2', true],
  ['?a=1;token=2', true],
  ['?utm_campaign=token-sale', false],
  ['', false],
])('holdsSecrets %s', (address, holds) => {
  expect(holdsSecrets(address)).toBe(holds)
})

it.each([
  ['/m/launchGame', '?vendor=V&code=SL001', '', false],
  ['/m/launchGame', '?vendor=V&code=SL001&token=t', '', true],
  ['/m/launchGame', '?vendor=V', '#code=1', true],
  ['/m/login', '?code=oauth', '', true],
  ['/m/home', '?fbclid=A', '', false],
])('[TR-17] the page at %s%s%s holds a secret: %s', (pathname, search, hash, holds) => {
  expect(pageHoldsSecrets({ pathname, search, hash })).toBe(holds)
})
