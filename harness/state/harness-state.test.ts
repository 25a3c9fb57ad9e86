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
  faults: fc.dictionary(fc.constantFrom('auth.login', 'games.launch'), fc.constantFrom('slow', '500'), {
    noNullPrototype: true,
  }),
  breaks: fc.dictionary(
    fc.constantFrom('games.lobby', 'site.chrome'),
    fc.constantFrom('timer-throws', 'none'),
    {
      noNullPrototype: true,
    },
  ),
  values: fc.dictionary(
    fc.constantFrom('member', 'lang', 'captcha', 'maintenanceEnd', 'seed.session.a'),
    fc.constantFrom('player', 'PT-BR', '4000000000000', 'a b&c=d,e:f/ğ'),
    { noNullPrototype: true },
  ),
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
