import type { Scenario } from '../define-scenario.ts'
import { SCENARIOS } from '../gateway/scenarios.ts'
import { FAULT, isFault } from '../world/faults.ts'
import { MAX_CALL_TEXT } from '../world/constants.ts'
import type { MockMember } from '../world/members.ts'
import type { EditedAnswer } from '../world/recorded-calls.ts'
import { expireCodes } from '../world/text-messages.ts'
import type { World } from '../world/world.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields of a member that a patch may change, and their types. */
const MEMBER_FIELDS = {
  password: 'string',
  balance: 'number',
  firstTimeLogin: 'boolean',
  passwordExpired: 'boolean',
} as const satisfies Partial<Record<keyof MockMember, string>>

const isAnswer = (value: unknown): value is EditedAnswer =>
  isRecord(value) &&
  Number.isInteger(value['status']) &&
  Number(value['status']) >= 200 &&
  Number(value['status']) <= 599 &&
  typeof value['body'] === 'string' &&
  value['body'].length <= MAX_CALL_TEXT

type Setter = (world: World, value: unknown) => boolean

/** Applies an entry for each name; returns whether all of them were usable. */
const each =
  (set: (world: World, name: string, value: unknown) => boolean): Setter =>
  (world, value) =>
    isRecord(value) &&
    Object.entries(value)
      .map(([name, inner]) => set(world, name, inner))
      .every(Boolean)

const SETTERS: Readonly<Record<string, Setter>> = {
  /** `null` removes a switch from the answer. */
  switches: each((world, name, value) => {
    const { [name]: _, ...others } = world.switches
    if (typeof value === 'boolean') world.switches = { ...others, [name]: value }
    else if (value === null) world.switches = others
    return typeof value === 'boolean' || value === null
  }),
  /** By plugin. */
  disabled: each((world, id, value) => {
    if (typeof value === 'boolean') world.disabled = { ...world.disabled, [id]: value }
    return typeof value === 'boolean'
  }),
  /** `null` ends a fault. */
  faults: each((world, endpoint, value) => {
    const { [endpoint]: _, ...others } = FAULT.of(world)
    if (!isFault(value) && value !== null) return false
    world.scenarios = {
      ...world.scenarios,
      ...FAULT.with(value === null ? others : { ...others, [endpoint]: value }),
    }
    return true
  }),
  /** By endpoint: the answer to its next call; `null` removes it. */
  answers: each(({ answers }, endpoint, value) => {
    if (value === null) answers.delete(endpoint)
    else if (isAnswer(value)) answers.set(endpoint, { status: value.status, body: value.body })
    else return false
    return true
  }),
  /** By plugin and field; `null` removes a field. */
  settings: each((world, plugin, value) => {
    if (isRecord(value)) {
      const fields = Object.entries({ ...world.settings[plugin], ...value })
      const present = fields.filter(([, field]) => field !== null)
      world.settings = { ...world.settings, [plugin]: Object.fromEntries(present) }
    }
    return isRecord(value)
  }),
  /** `null` removes a parameter. */
  templates: each((world, name, value) => {
    const { [name]: _, ...others } = world.templates
    if (typeof value === 'string') world.templates = { ...others, [name]: value }
    else if (value === null) world.templates = others
    return typeof value === 'string' || value === null
  }),
  merchantCode: (world, value) => {
    if (typeof value === 'string') world.merchantCode = value
    return typeof value === 'string'
  },
  imageCDNs: (world, value) => {
    const fits = Array.isArray(value) && value.every((cdn) => typeof cdn === 'string')
    if (fits) world.imageCDNs = value
    return fits
  },
  members: each((world, key, value) => {
    const member = world.members.find((one) => one.key === key)
    return member !== undefined && isRecord(value) && patchMember(member, value)
  }),
  /** `true`: all codes that were sent to phones expire. */
  expireCodes: (world, value) => {
    if (value === true) expireCodes(world)
    return typeof value === 'boolean'
  },
  /** `true`: all sessions end. */
  endSessions: (world, value) => {
    if (value === true) {
      world.sessions.clear()
      world.sessionEnds.clear()
    }
    return typeof value === 'boolean'
  },
}

function patchMember(member: MockMember, fields: Record<string, unknown>): boolean {
  const usable = Object.entries(fields).filter(
    ([name, value]) =>
      name in MEMBER_FIELDS && typeof value === MEMBER_FIELDS[name as keyof typeof MEMBER_FIELDS],
  )
  Object.assign(member, Object.fromEntries(usable))
  return usable.length === Object.keys(fields).length
}

/** Gives a scenario another value, as its parameter in the address spells it; the empty text: its default. */
function patchScenario(world: World, scenario: Scenario<unknown>, text: unknown): boolean {
  if (typeof text !== 'string') return false
  const { value, unknown } = scenario.read([text])
  if (unknown.length > 0 || scenario.fresh) return false
  world.scenarios = { ...world.scenarios, ...scenario.with(value) }
  return true
}

/** Scenarios whose value a world keeps in another form: `switches` and `disabled` above. */
const scenarioOf = (name: string): Scenario<unknown> | undefined =>
  SCENARIOS.find((scenario) => scenario.name === name && !scenario.current)

/**
 * Changes a world while browsers are in it: `{ switches, disabled, faults, answers, settings, templates, merchantCode, imageCDNs, members,
 * expireCodes, endSessions }`, and any scenario by its parameter's name, as text: `{ maintenance: '1', status: '' }`. What it cannot
 * use is left as it was and told.
 */
export function patchWorld(world: World, patch: unknown): readonly string[] {
  if (!isRecord(patch)) return ['a patch is an object']
  return Object.entries(patch).flatMap(([name, value]) => {
    const set = Object.hasOwn(SETTERS, name) ? SETTERS[name] : undefined
    const scenario = scenarioOf(name)
    if (!set && !scenario) return [`'${name}' is no part of a patch`]
    const usable = set ? set(world, value) : scenario && patchScenario(world, scenario, value)
    return usable ? [] : [`${name}: something in it is unusable`]
  })
}
