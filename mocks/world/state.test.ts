// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BREAKS } from './breaks.ts'
import { DOMAIN_BEHAVIOURS } from './domains.ts'
import { CAPTCHA_MODES, GEETEST_BEHAVIOURS } from './captcha.ts'
import { FAULTS } from './faults.ts'
import { IDENTITY_SETUPS } from './identity-setup.ts'
import { MEMBER_KEYS } from './members.ts'
import { SERVICES } from './services.ts'
import { STATUS_SHAPES } from './status-shapes.ts'
import { DEVICES, EMPTY_STATE, readState, type WorldState, writeState } from './state.ts'

const maybe = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(of, { nil: undefined })
const states: fc.Arbitrary<WorldState> = fc.record({
  merchant: maybe(fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/)),
  switches: fc.dictionary(fc.stringMatching(/^[A-Z][A-Z0-9_]{0,11}$/), fc.boolean(), { noNullPrototype: true }),
  disabled: fc.dictionary(fc.stringMatching(/^[a-z][a-z0-9-]{0,8}\.[a-z][a-z0-9-]{0,8}$/), fc.boolean(), { noNullPrototype: true }),
  member: maybe(fc.constantFrom(...MEMBER_KEYS)),
  link: maybe(fc.constantFrom(...MEMBER_KEYS, 'invalid' as const)),
  lang: maybe(fc.constantFrom('CN', 'EN', 'VI', 'PT-BR', 'UR')),
  faults: fc.dictionary(fc.stringMatching(/^[a-z][a-z.-]{0,15}$/), fc.constantFrom(...FAULTS), { noNullPrototype: true }),
  breaks: fc.dictionary(fc.stringMatching(/^[a-z][a-z0-9-]{0,8}\.[a-z][a-z0-9-]{0,8}$/), fc.constantFrom(...BREAKS), { noNullPrototype: true }),
  maintenance: fc.boolean(),
  maintenanceEnd: maybe(fc.nat()),
  region: fc.boolean(),
  maintenanceText: maybe(fc.string({ unit: 'grapheme', minLength: 1 })),
  status: maybe(fc.constantFrom('domain_not_available', 'system.busy')),
  shape: maybe(fc.constantFrom(...STATUS_SHAPES)),
  domains: fc.constantFrom(...DOMAIN_BEHAVIOURS),
  service: maybe(fc.constantFrom(...SERVICES)),
  build: maybe(fc.constant('next')),
  theme: maybe(fc.constantFrom('light', 'dark')),
  pseudo: maybe(fc.constantFrom('accented', 'mirrored')),
  foreign: maybe(fc.constantFrom('http://localhost:7301', 'http://127.0.0.1:8080', 'http://[::1]:7301')),
  device: maybe(fc.constantFrom(...DEVICES)),
  cipher: maybe(fc.constant('modern')),
  pwa: fc.boolean(),
  brand: fc.boolean(),
  captcha: maybe(fc.constantFrom(...CAPTCHA_MODES)),
  geetest: maybe(fc.constantFrom(...GEETEST_BEHAVIOURS)),
  identity: maybe(fc.constantFrom(...IDENTITY_SETUPS)),
  factor: maybe(fc.constantFrom('E', 'P', 'EGS', 'EPGS', 'none')),
  seeds: fc.dictionary(
    fc.string({ unit: 'grapheme', minLength: 1 }).filter((key) => key !== '__proto__'),
    fc.string({ unit: 'grapheme' }),
    { noNullPrototype: true },
  ),
}) // prettier-ignore

/** Includes unpaired surrogates. */
const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units))

describe('the state of a world as a query', () => {
  it('[HA-02] survives writing and reading, for any content', () => {
    fc.assert(
      fc.property(states, (state) => {
        const read = readState(writeState(state))
        expect(read.state).toEqual(state)
        expect(read.notes).toEqual([])
        expect(writeState(read.state)).toBe(writeState(state))
      }),
    )
  })

  it('reads an example, and writes it in readable form', () => {
    const query =
      'merchant=lotus&switches=CBS3,-LOTTMINIGAME3&member=vip&lang=VI&fault=login:slow&device=ios17'
    expect(readState(query).state).toEqual({
      ...EMPTY_STATE,
      merchant: 'lotus',
      switches: { CBS3: true, LOTTMINIGAME3: false },
      member: 'vip',
      lang: 'VI',
      faults: { login: 'slow' },
      device: 'ios17',
    })
    expect(writeState(readState(query).state)).toBe(query)
  })

  it('drops unknown parts with a note, and keeps the rest', () => {
    const { state, notes } = readState(
      '?merchant=../x&switches=CBS3,no way,-&member=nobody&lang=XX&fault=login:explode,auth.login:500,:slow' +
        '&maintenance=perhaps&maintenanceEnd=soon&theme=pink&device=fridge&colour=red&region=1&to=/m/home&world=12345678',
    )
    expect(state).toEqual({
      ...EMPTY_STATE,
      switches: { CBS3: true },
      faults: { 'auth.login': '500' },
      region: true,
    })
    expect(notes).toEqual([
      "merchant: '../x' is unknown",
      "switches: 'no way' is unknown",
      "switches: '-' is unknown",
      "member: 'nobody' is unknown",
      "lang: 'XX' is unknown",
      "fault: 'login:explode' is unknown",
      "fault: ':slow' is unknown",
      "maintenance: 'perhaps' is unknown",
      "maintenanceEnd: 'soon' is unknown",
      "theme: 'pink' is unknown",
      "device: 'fridge' is unknown",
      "'colour' is no part of a state",
    ])
  })

  it('lets in a foreign plugin of this machine only, by its origin', () => {
    const foreign = (text: string) => readState(`foreign=${encodeURIComponent(text)}`).state.foreign
    expect(foreign('http://localhost:7301/plugin.js')).toBe('http://localhost:7301')
    for (const elsewhere of [
      'https://a.example',
      'http://10.0.0.2:7301',
      'http://localhost.a.example',
      'localhost:7301',
      'x',
    ])
      expect(foreign(elsewhere)).toBeUndefined()
  })

  it('never throws, for any text', () => {
    fc.assert(
      fc.property(anyText, (query) => {
        const { state } = readState(query)
        expect(readState(writeState(state)).state).toEqual(state)
      }),
      { numRuns: 50 },
    )
  })
})
