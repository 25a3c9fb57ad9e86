import type { LanguageCode } from '@foyer/sdk'
import type { PseudoKind } from '@foyer/sdk/testing'
import { languageCode } from '../../kernel/i18n/languages.ts'
import { type Break, readBreak, writeBreaks } from './breaks.ts'
import { DOMAIN_BEHAVIOURS, type DomainBehaviour } from './domains.ts'
import { type FactorDemand, factorDemand } from './factor-demand.ts'
import { type Fault, isFault } from './faults.ts'
import { type CaptchaMode, CAPTCHA_MODES, GEETEST_BEHAVIOURS, type GeetestBehaviour } from './captcha.ts'
import { type IdentitySetup, identitySetup } from './identity-setup.ts'
import { localOrigin } from './local-origin.ts'
import { isMemberKey, type MemberKey } from './members.ts'
import { isStatusRefusal, type StatusRefusal } from './status-refusals.ts'
import { type Service, SERVICES } from './services.ts'
import { type StatusShape, STATUS_SHAPES } from './status-shapes.ts'

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

/** The initial state of a world, written as a query string. */
export interface WorldState {
  /** Profile id; default: the host's. */
  readonly merchant: string | undefined
  /** Switches that differ from the merchant's own. */
  readonly switches: Readonly<Record<string, boolean>>
  /** Plugins whose being disabled differs from the merchant's profile, by id. */
  readonly disabled: Readonly<Record<string, boolean>>
  /** Signed in from the start. */
  readonly member: MemberKey | undefined
  /** The site is opened by a login link: the token in the address (RR-01) is this member's or an unknown one. */
  readonly link: MemberKey | 'invalid' | undefined
  readonly lang: LanguageCode | undefined
  /** By endpoint id or its last segment. */
  readonly faults: Readonly<Record<string, Fault>>
  /** Failures injected into plugins, by id. */
  readonly breaks: Readonly<Record<string, Break>>
  readonly maintenance: boolean
  /** Epoch milliseconds. */
  readonly maintenanceEnd: number | undefined
  readonly region: boolean
  readonly maintenanceText: string | undefined
  /** Error code with which the status is refused. */
  readonly status: StatusRefusal | undefined
  /** How the status is written; default: this gateway's way. */
  readonly shape: StatusShape | undefined
  readonly domains: DomainBehaviour
  /** Entries of customer service; default: two. */
  readonly service: Service | undefined
  /** `next`: the server has a newer build than the page. */
  readonly build: 'next' | undefined
  readonly theme: 'light' | 'dark' | undefined
  /** Texts are shown in a pseudo-language, by the development server only: no build contains one. */
  readonly pseudo: PseudoKind | undefined
  /** Origin on this machine of a foreign plugin in development, which the development server lets in. */
  readonly foreign: string | undefined
  readonly device: DeviceName | undefined
  /** The gateway offers a second cipher suite beside the legacy one (SE-06). */
  readonly cipher: 'modern' | undefined
  /** The site may be installed: template parameter desktop_app_feature is 1 (RT-21). */
  readonly pwa: boolean
  /** The gateway has a logo and a touch icon of its own (EN-31). */
  readonly brand: boolean
  /** Captcha of the login and the registration; default: none. */
  readonly captcha: CaptchaMode | undefined
  /** Behaviour of the captcha's vendor; default: every attempt passes. */
  readonly geetest: GeetestBehaviour | undefined
  /** Setup of the identity provider; default: none. */
  readonly identity: IdentitySetup | undefined
  /** Letters of the second factors of a login by username; default: none required. */
  readonly factor: FactorDemand | undefined
  /** Entries for local storage; one with the prefix `session.` is for session storage, without the prefix. */
  readonly seeds: Readonly<Record<string, string>>
}

export const EMPTY_STATE: WorldState = {
  merchant: undefined,
  switches: {},
  disabled: {},
  member: undefined,
  link: undefined,
  lang: undefined,
  faults: {},
  breaks: {},
  maintenance: false,
  maintenanceEnd: undefined,
  region: false,
  maintenanceText: undefined,
  status: undefined,
  shape: undefined,
  domains: 'ok',
  service: undefined,
  build: undefined,
  theme: undefined,
  pseudo: undefined,
  foreign: undefined,
  device: undefined,
  cipher: undefined,
  pwa: false,
  brand: false,
  captcha: undefined,
  geetest: undefined,
  identity: undefined,
  factor: undefined,
  seeds: {},
}

/** Parameters beside the state in an address. */
const IGNORED_PARAMETERS: ReadonlySet<string> = new Set(['to', 'world'])
const SEED = 'seed.'
const MERCHANT = /^[a-z][a-z0-9-]*$/
const SWITCH = /^(-?)([A-Za-z][A-Za-z0-9_]*)$/
const PLUGIN = /^(-?)([a-z][a-z0-9-]*\.[a-z0-9][a-z0-9-]*)$/
const ENDPOINT = /^[A-Za-z][\w.-]*$/
/** The latest time of a Date. */
const MAX_DATE_MS = 8.64e15

/**
 * Reads a state: `merchant=lotus&switches=CBS3,-LOTTMINIGAME3&disabled=tracking.facebook&member=vip&link=agent&lang=VI&fault=login:slow,status:500
 * &break=games.lobby:activate-throws&maintenance=1&maintenanceEnd=<epoch ms>&region=1&status=domain_not_available
 * &shape=operator&domains=mixed&service=3&build=next&theme=dark&pseudo=mirrored&foreign=http://localhost:7301&device=ios17&cipher=modern&pwa=1&brand=1&captcha=v4&geetest=slow&identity=phone&factor=EGS&seed.<key>=…`. What it does not know is
 * left out and told in `notes`; nothing throws.
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
    switches: list('switches', signed(SWITCH)),
    disabled: list('disabled', signed(PLUGIN)),
    member: one('member', (text) => (isMemberKey(text) ? text : undefined)),
    link: one('link', (text) => (isMemberKey(text) || text === 'invalid' ? text : undefined)),
    lang: one('lang', languageCode),
    faults: list('fault', readFault),
    breaks: list('break', readBreak),
    maintenance: one('maintenance', readFlag) ?? false,
    maintenanceEnd: one('maintenanceEnd', readTime),
    region: one('region', readFlag) ?? false,
    maintenanceText: one('maintenanceText', (text) => text),
    status: one('status', (text) => (isStatusRefusal(text) ? text : undefined)),
    shape: one('shape', (text) => STATUS_SHAPES.find((shape) => shape === text)),
    domains: one('domains', (text) => DOMAIN_BEHAVIOURS.find((behaviour) => behaviour === text)) ?? 'ok',
    service: one('service', (text) => SERVICES.find((service) => service === text)),
    build: one('build', (text) => (text === 'next' ? text : undefined)),
    theme: one('theme', (text) => (text === 'light' || text === 'dark' ? text : undefined)),
    pseudo: one('pseudo', (text) => (text === 'accented' || text === 'mirrored' ? text : undefined)),
    foreign: one('foreign', localOrigin),
    device: one('device', (text) => DEVICES.find((device) => device === text)),
    cipher: one('cipher', (text) => (text === 'modern' ? text : undefined)),
    pwa: one('pwa', readFlag) ?? false,
    brand: one('brand', readFlag) ?? false,
    captcha: one('captcha', (text) => CAPTCHA_MODES.find((mode) => mode === text)),
    geetest: one('geetest', (text) => GEETEST_BEHAVIOURS.find((behaviour) => behaviour === text)),
    identity: one('identity', identitySetup),
    factor: one('factor', factorDemand),
    seeds: Object.fromEntries(
      [...given].flatMap(([name, value]) => (isSeed(name) ? [[name.slice(SEED.length), value]] : [])),
    ),
  }
  for (const name of new Set(given.keys()))
    if (!known.has(name) && !IGNORED_PARAMETERS.has(name) && !isSeed(name))
      notes.push(`'${name}' is no part of a state`)
  return { state, notes }
}

/** The query string, without `?`, that `readState` reads back as this state. Names are sorted: equal states look the same. */
export function writeState(state: WorldState): string {
  const query = new URLSearchParams()
  const put = (name: string, text: string | undefined): void => {
    if (text) query.set(name, text)
  }
  put('merchant', state.merchant)
  put('switches', signedList(state.switches))
  put('disabled', signedList(state.disabled))
  put('member', state.member)
  put('link', state.link)
  put('lang', state.lang)
  put('fault', sorted(state.faults).map(([endpoint, fault]) => `${endpoint}:${fault}`).join()) // prettier-ignore
  put('break', writeBreaks(state.breaks))
  put('maintenance', state.maintenance ? '1' : undefined)
  put('maintenanceEnd', state.maintenanceEnd?.toString())
  put('region', state.region ? '1' : undefined)
  put('maintenanceText', state.maintenanceText)
  put('status', state.status)
  put('shape', state.shape)
  put('domains', state.domains === 'ok' ? undefined : state.domains)
  put('service', state.service)
  put('build', state.build)
  put('theme', state.theme)
  put('pseudo', state.pseudo)
  put('foreign', state.foreign)
  put('device', state.device)
  put('cipher', state.cipher)
  put('pwa', state.pwa ? '1' : undefined)
  put('brand', state.brand ? '1' : undefined)
  put('captcha', state.captcha)
  put('geetest', state.geetest)
  put('identity', state.identity)
  put('factor', state.factor)
  for (const [key, value] of sorted(state.seeds)) query.set(SEED + key, value)
  // All are legal in a query and easier to read.
  return query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/')
}

const isSeed = (name: string): boolean => name.startsWith(SEED) && name.length > SEED.length

const readFlag = (text: string): boolean | undefined =>
  text === '1' || text === 'true' ? true : text === '0' || text === 'false' ? false : undefined

function readTime(text: string): number | undefined {
  const time = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return time <= MAX_DATE_MS ? time : undefined
}

/** Reads `NAME` as true and `-NAME` as false. */
const signed =
  (form: RegExp) =>
  (item: string): readonly [string, boolean] | undefined => {
    const [, minus, name] = form.exec(item) ?? []
    return name === undefined ? undefined : [name, minus === '']
  }
const signedList = (flags: Readonly<Record<string, boolean>>): string =>
  sorted(flags).map(([name, on]) => (on ? name : `-${name}`)).join() // prettier-ignore

function readFault(item: string): readonly [string, Fault] | undefined {
  const [endpoint = '', fault] = item.split(':')
  return ENDPOINT.test(endpoint) && isFault(fault) ? [endpoint, fault] : undefined
}

const sorted = <T>(record: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))
