// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type HarnessState, readState, writeState } from './harness-state.ts'

const name = fc.stringMatching(/^[A-Z][A-Z0-9]{1,12}$/)
const state: fc.Arbitrary<HarnessState> = fc.record({
  merchant: fc.constantFrom('lotus', 'coral', 'aurora'),
  switches: fc.dictionary(name, fc.boolean(), { maxKeys: 5, noNullPrototype: true }),
  disabled: fc.dictionary(fc.constantFrom('tracking.facebook', 'games.lobby'), fc.boolean(), {
    noNullPrototype: true,
  }),
  member: fc.constantFrom('', 'player', 'agent'),
  link: fc.constantFrom('', 'vip', 'invalid'),
  lang: fc.constantFrom('', 'EN', 'PT-BR'),
  theme: fc.constantFrom('' as const, 'light' as const, 'dark' as const),
  pseudo: fc.constantFrom('' as const, 'accented' as const, 'mirrored' as const),
  foreign: fc.constantFrom('', 'http://localhost:7301'),
  service: fc.constantFrom('', '0', '3', 'http'),
  cipher: fc.constantFrom('' as const, 'modern' as const),
  shape: fc.constantFrom('', 'operator'),
  pwa: fc.boolean(),
  brand: fc.boolean(),
  build: fc.constantFrom('' as const, 'next' as const),
  identity: fc.constantFrom('', 'phone', 'social'),
  factor: fc.constantFrom('', 'EGS', 'none'),
  faults: fc.dictionary(fc.constantFrom('auth.login', 'games.launch'), fc.constantFrom('slow', '500'), {
    noNullPrototype: true,
  }),
  breaks: fc.dictionary(
    fc.constantFrom('games.lobby', 'site.chrome'),
    fc.constantFrom('floods-bus', 'none'),
    {
      noNullPrototype: true,
    },
  ),
  site: fc.record({
    maintenance: fc.constantFrom('', '1'),
    maintenanceEnd: fc.constantFrom('', '4000000000000'),
    region: fc.constantFrom('', '1'),
    status: fc.constantFrom('', 'domain_not_available'),
    domains: fc.constantFrom('', 'mixed'),
  }),
  captcha: fc.constantFrom('', 'v3', 'v4'),
  geetest: fc.constantFrom('', 'slow', '60204'),
  to: fc.constantFrom('/m/home', '/m/login?r=1&x=a b'),
})

describe('the harness’ state in its address', () => {
  it('is read back from the query unchanged', () => {
    fc.assert(
      fc.property(state, (given) => {
        expect(readState(writeState(given), 'lotus')).toEqual(given)
      }),
    )
  })
  it('is the merchant of the host if the query names none', () =>
    expect(readState('', 'coral')).toMatchObject({ merchant: 'coral', switches: {}, to: '/m/home' }))
})
