// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defineFlag, type ScenarioValues } from '../define-scenario.ts'
import { BREAKS } from '../world/breaks.ts'
import { FOREIGN } from '../world/browser-scenarios.ts'
import { FAULT, FAULTS } from '../world/faults.ts'
import { SWITCHES } from '../world/merchant-scenario.ts'
import { MAINTENANCE, REGION } from '../world/opening.ts'
import { testProfile } from '../world/profile.fake.ts'
import { VENDOR_BEHAVIOURS } from '../world/vendor-behaviours.ts'
import { createWorld } from '../world/worlds.ts'
import { collectScenarios, SCENARIOS } from './scenarios.ts'
import { currentState, readState, writeState } from './state-query.ts'

const flags = (form: RegExp) =>
  fc.dictionary(fc.stringMatching(form), fc.boolean(), { noNullPrototype: true, minKeys: 1 })
/** Values of scenarios that the panel does not offer, or only a part of. */
const FREE: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  merchant: fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/),
  switches: flags(/^[A-Z][A-Z0-9_]{0,11}$/),
  disabled: flags(/^[a-z][a-z0-9-]{0,8}\.[a-z][a-z0-9-]{0,8}$/),
  lang: fc.constantFrom('CN', 'EN', 'VI', 'PT-BR', 'UR'),
  fault: fc.dictionary(fc.stringMatching(/^[a-z][a-z.-]{0,15}$/), fc.constantFrom(...FAULTS), {
    noNullPrototype: true,
    minKeys: 1,
  }),
  break: fc.dictionary(
    fc.stringMatching(/^[a-z][a-z0-9-]{0,8}\.[a-z][a-z0-9-]{0,8}$/),
    fc.constantFrom(...BREAKS),
    { noNullPrototype: true, minKeys: 1 },
  ),
  vendors: fc.dictionary(fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/), fc.constantFrom(...VENDOR_BEHAVIOURS), {
    noNullPrototype: true,
    minKeys: 1,
  }),
  maintenanceEnd: fc.nat(),
  maintenanceText: fc.string({ unit: 'grapheme', minLength: 1 }),
  foreign: fc.constantFrom('http://localhost:7301', 'http://127.0.0.1:8080', 'http://[::1]:7301'),
  device: fc.constantFrom('android', 'ios17', 'webclip'),
}
/** Any value of a scenario but its default. */
const valuesOf = ({ name, control, read }: (typeof SCENARIOS)[number]): fc.Arbitrary<unknown> =>
  FREE[name] ?? fc.constantFrom(...(control?.choices() ?? []).slice(1).map(([text]) => read([text]).value))
const seeds = fc.dictionary(
  fc.string({ unit: 'grapheme', minLength: 1 }).filter((key) => key !== '__proto__'),
  fc.string({ unit: 'grapheme' }),
  { noNullPrototype: true, minKeys: 1 },
)
const states: fc.Arbitrary<ScenarioValues> = fc.record(
  { ...Object.fromEntries(SCENARIOS.map((scenario) => [scenario.name, valuesOf(scenario)])), seeds },
  { requiredKeys: [], noNullPrototype: true },
)

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
      'merchant=lotus&device=ios17&fault=login:slow&lang=VI&member=vip&switches=CBS3,-LOTTMINIGAME3'
    expect(readState(query).state).toEqual({
      merchant: 'lotus',
      switches: { CBS3: true, LOTTMINIGAME3: false },
      member: 'vip',
      lang: 'VI',
      fault: { login: 'slow' },
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
      ...SWITCHES.with({ CBS3: true }),
      ...FAULT.with({ 'auth.login': '500' }),
      ...REGION.with(true),
    })
    expect(notes).toEqual([
      "merchant: '../x' is unknown",
      "device: 'fridge' is unknown",
      "fault: 'login:explode' is unknown",
      "fault: ':slow' is unknown",
      "lang: 'XX' is unknown",
      "maintenance: 'perhaps' is unknown",
      "maintenanceEnd: 'soon' is unknown",
      "member: 'nobody' is unknown",
      "switches: 'no way' is unknown",
      "switches: '-' is unknown",
      "theme: 'pink' is unknown",
      "'colour' is no part of a state",
    ])
  })

  it('lets in a foreign plugin of this machine only, by its origin', () => {
    const foreign = (text: string) =>
      FOREIGN.of({ scenarios: readState(`foreign=${encodeURIComponent(text)}`).state })
    expect(foreign('http://localhost:7301/plugin.js')).toBe('http://localhost:7301')
    for (const elsewhere of [
      'https://a.example',
      'http://10.0.0.2:7301',
      'http://localhost.a.example',
      'localhost:7301',
      'x',
    ])
      expect(foreign(elsewhere)).toBeUndefined()
    expect(readState('foreign=https://a.example').notes).toEqual([
      "foreign: 'https://a.example' is unknown; it takes http on this machine, such as http://localhost:7301",
    ])
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

it('every scenario has a name of its own, and each value that the panel offers is read from its text', () => {
  for (const { name, control, read, write } of SCENARIOS)
    for (const [text] of control?.choices() ?? []) {
      const { value, unknown } = read([text])
      expect([name, write(value), unknown]).toEqual([name, text, []])
    }
  const twice = defineFlag({ group: 'site', name: 'region', label: 'A', otherwise: 'B', on: 'C' })
  expect(() => collectScenarios([REGION, twice] as never)).toThrow('MG-SCENARIO')
})

it('the state of a running world makes one like it again, patches included', () => {
  const profile = testProfile()
  const world = createWorld(profile, readState('member=agent&switches=-CBS3&fault=login:slow').state)
  world.switches = { ...world.switches, CBS3: true, GOOGLELOGIN3: true }
  world.scenarios = { ...world.scenarios, ...FAULT.with({}), ...MAINTENANCE.with(true) }
  expect(writeState(currentState(world, profile))).toBe(
    'merchant=lotus&maintenance=1&member=agent&switches=GOOGLELOGIN3',
  )
})
