import type { Profile } from '../../kernel/profile/profile.ts'
import type { ScenarioValues } from '../define-scenario.ts'
import { SEEDS } from '../world/seeds.ts'
import type { World } from '../world/world.ts'
import { SCENARIOS } from './scenarios.ts'

/** Parameters beside the state in an address. */
const IGNORED_PARAMETERS: ReadonlySet<string> = new Set(['to', 'world'])
const SEED = 'seed.'
const isSeed = (name: string): boolean => name.startsWith(SEED) && name.length > SEED.length

/**
 * Reads a state: `merchant=lotus&switches=CBS3,-LOTTMINIGAME3&disabled=tracking.facebook&member=vip&lang=VI
 * &fault=login:slow,status:500&factor=EGS&seed.<key>=…`, each parameter a scenario's. What it does not know is left out and told in
 * `notes`; nothing throws.
 */
export function readState(query: string): {
  readonly state: ScenarioValues
  readonly notes: readonly string[]
} {
  const given = new URLSearchParams(query)
  const notes: string[] = []
  const state: Record<string, unknown> = {}
  for (const scenario of SCENARIOS) {
    if (!given.has(scenario.name)) continue
    const { value, unknown } = scenario.read(given.getAll(scenario.name))
    const expected = scenario.expects === undefined ? '' : `; it takes ${scenario.expects}`
    notes.push(...unknown.map((text) => `${scenario.name}: '${text}' is unknown${expected}`))
    if (scenario.write(value) !== '') Object.assign(state, scenario.with(value))
  }
  const seeds = Object.fromEntries(
    [...given].flatMap(([name, value]) => (isSeed(name) ? [[name.slice(SEED.length), value]] : [])),
  )
  if (Object.keys(seeds).length > 0) Object.assign(state, SEEDS.with(seeds))
  const names = new Set(SCENARIOS.map(({ name }) => name))
  for (const name of new Set(given.keys()))
    if (!names.has(name) && !IGNORED_PARAMETERS.has(name) && !isSeed(name))
      notes.push(`'${name}' is no part of a state`)
  return { state, notes }
}

/** The query string, without `?`, that `readState` reads back as this state. Equal states look the same. */
export function writeState(scenarios: ScenarioValues): string {
  const query = new URLSearchParams()
  for (const scenario of SCENARIOS) {
    const text = scenario.write(scenario.of({ scenarios }))
    if (text !== '') query.set(scenario.name, text)
  }
  const seeds = Object.entries(SEEDS.of({ scenarios })).sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [key, value] of seeds) query.set(SEED + key, value)
  // All are legal in a query and easier to read.
  return query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/')
}

/** The state that makes a world like this one now, with all later patches. */
export function currentState(world: World, profile: Profile): ScenarioValues {
  const current = SCENARIOS.flatMap(({ name, current }) =>
    current ? [[name, current(world, profile)] as const] : [],
  )
  return { ...world.scenarios, ...Object.fromEntries(current) }
}
