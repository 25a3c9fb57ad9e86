import type { LanguageCode } from '@foyer/sdk'
import { languageCode } from '../../kernel/i18n/languages.ts'
import { type Break, readBreak, writeBreaks } from './breaks.ts'
import { type Fault, isFault } from './faults.ts'
import { type IdentitySetup, identitySetup } from './identity-setup.ts'
import { isMemberKey, type MemberKey } from './members.ts'

/** Devices that the harness offers. */
export const DEVICES = [
  'android',
  'ios11',
  'ios12',
  'ios16',
  'ios17',
  'ipad',
  'native',
  'pwa',
  'webclip',
] as const
export type DeviceName = (typeof DEVICES)[number]

/** What a world is made from, as a query string says it. */
export interface WorldState {
  /** Profile id; the host's own where absent. */
  readonly merchant: string | undefined
  /** Switches that differ from the merchant's own. */
  readonly switches: Readonly<Record<string, boolean>>
  /** Signed in from the start. */
  readonly member: MemberKey | undefined
  readonly lang: LanguageCode | undefined
  /** By endpoint id or its last segment. */
  readonly faults: Readonly<Record<string, Fault>>
  /** Plugins that shall fail, by id. */
  readonly breaks: Readonly<Record<string, Break>>
  readonly maintenance: boolean
  /** Epoch milliseconds. */
  readonly maintenanceEnd: number | undefined
  readonly region: boolean
  readonly theme: 'light' | 'dark' | undefined
  readonly device: DeviceName | undefined
  /** How the identity provider is set up; not at all where absent. */
  readonly identity: IdentitySetup | undefined
  /** Put into local storage; a key that starts with `session.` goes, without it, into session storage. */
  readonly seeds: Readonly<Record<string, string>>
}

export const EMPTY_STATE: WorldState = {
  merchant: undefined,
  switches: {},
  member: undefined,
  lang: undefined,
  faults: {},
  breaks: {},
  maintenance: false,
  maintenanceEnd: undefined,
  region: false,
  theme: undefined,
  device: undefined,
  identity: undefined,
  seeds: {},
}

/** Parameters that stand beside a state in an address. */
const BESIDE: ReadonlySet<string> = new Set(['to', 'world'])
const SEED = 'seed.'
const MERCHANT = /^[a-z][a-z0-9-]*$/
const SWITCH = /^(-?)([A-Za-z][A-Za-z0-9_]*)$/
const ENDPOINT = /^[A-Za-z][\w.-]*$/
/** The last moment that a Date can hold. */
const LAST_MS = 8.64e15

/**
 * Reads a state: `merchant=lotus&switches=CBS3,-LOTTMINIGAME3&member=vip&lang=VI&fault=login:slow,status:500
 * &break=games.lobby:activate-throws&maintenance=1&maintenanceEnd=<epoch ms>&region=1&theme=dark&device=ios17&identity=phone&seed.<key>=…`. What it does not know is left out and told in
 * `notes`; nothing throws.
 */
export function readState(query: string): { readonly state: WorldState; readonly notes: readonly string[] } {
  const given = new URLSearchParams(query)
  const notes: string[] = []
  const known = new Set<string>()
  const one = <T>(name: string, read: (text: string) => T | undefined): T | undefined => {
    known.add(name)
    const text = given.getAll(name).at(-1)
    if (text === undefined || text === '') return undefined
    const value = read(text)
    if (value === undefined) notes.push(`${name}: '${text}' is unknown`)
    return value
  }
  const list = <T>(
    name: string,
    read: (item: string) => readonly [string, T] | undefined,
  ): Record<string, T> => {
    known.add(name)
    const items = given.getAll(name).flatMap((text) => text.split(','))
    const found = items.flatMap((item) => {
      if (item === '') return []
      const entry = read(item)
      if (!entry) notes.push(`${name}: '${item}' is unknown`)
      return entry ? [entry] : []
    })
    return Object.fromEntries(found)
  }
  const state: WorldState = {
    merchant: one('merchant', (text) => (MERCHANT.test(text) ? text : undefined)),
    switches: list('switches', readSwitch),
    member: one('member', (text) => (isMemberKey(text) ? text : undefined)),
    lang: one('lang', languageCode),
    faults: list('fault', readFault),
    breaks: list('break', readBreak),
    maintenance: one('maintenance', readFlag) ?? false,
    maintenanceEnd: one('maintenanceEnd', readTime),
    region: one('region', readFlag) ?? false,
    theme: one('theme', (text) => (text === 'light' || text === 'dark' ? text : undefined)),
    device: one('device', (text) => DEVICES.find((device) => device === text)),
    identity: one('identity', identitySetup),
    seeds: Object.fromEntries(
      [...given].flatMap(([name, value]) => (isSeed(name) ? [[name.slice(SEED.length), value]] : [])),
    ),
  }
  for (const name of new Set(given.keys()))
    if (!known.has(name) && !BESIDE.has(name) && !isSeed(name)) notes.push(`'${name}' is no part of a state`)
  return { state, notes }
}

/** The query string, without `?`, that `readState` reads back as this state. Names are sorted: equal states look the same. */
export function writeState(state: WorldState): string {
  const query = new URLSearchParams()
  const put = (name: string, text: string | undefined): void => {
    if (text) query.set(name, text)
  }
  put('merchant', state.merchant)
  put('switches', sorted(state.switches).map(([name, on]) => (on ? name : `-${name}`)).join()) // prettier-ignore
  put('member', state.member)
  put('lang', state.lang)
  put('fault', sorted(state.faults).map(([endpoint, fault]) => `${endpoint}:${fault}`).join()) // prettier-ignore
  put('break', writeBreaks(state.breaks))
  put('maintenance', state.maintenance ? '1' : undefined)
  put('maintenanceEnd', state.maintenanceEnd?.toString())
  put('region', state.region ? '1' : undefined)
  put('theme', state.theme)
  put('device', state.device)
  put('identity', state.identity)
  for (const [key, value] of sorted(state.seeds)) query.set(SEED + key, value)
  // Both may stand in a query as they are, and are easier to read so.
  return query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')
}

const isSeed = (name: string): boolean => name.startsWith(SEED) && name.length > SEED.length

const readFlag = (text: string): boolean | undefined =>
  text === '1' || text === 'true' ? true : text === '0' || text === 'false' ? false : undefined

function readTime(text: string): number | undefined {
  const time = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return time <= LAST_MS ? time : undefined
}

function readSwitch(item: string): readonly [string, boolean] | undefined {
  const [, minus, name] = SWITCH.exec(item) ?? []
  return name === undefined ? undefined : [name, minus === '']
}

function readFault(item: string): readonly [string, Fault] | undefined {
  const [endpoint = '', fault] = item.split(':')
  return ENDPOINT.test(endpoint) && isFault(fault) ? [endpoint, fault] : undefined
}

const sorted = <T>(record: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))
