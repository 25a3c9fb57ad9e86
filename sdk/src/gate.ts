declare const settingKeys: unique symbol

export type MemberTrait =
  /** types 0, 1, 2 */
  | 'valid'
  /** types 1 and 2 */
  | 'agent'
  /** any but type 4 */
  | 'chat'
  /** the club label is given by the system */
  | 'vip'
  | 'firstTime'
export type DeviceTrait = 'native' | 'pwa' | 'webclip' | 'browser' | 'ios' | 'android' | 'ipad'
export type ConsentCategory = 'marketing' | 'analytics' | 'support'
export type SiteFlag =
  | 'maintenance'
  | 'regionRestricted'
  | 'test'
  /** the merchant has ways to reach customer service (EN-21) */
  | 'customerService'
  /** the gateway has a logo, a touch icon or an app's title for the site (EN-27) */
  | 'branded'
  /** the site may be installed as an app (RT-21) */
  | 'installable'

type FactLeaf = 'switch' | 'member' | 'device' | 'consent' | 'session' | 'site'
type Leaf = FactLeaf | 'setting'

/** A condition as data. `K` names the settings it reads, so that the manifest can check them against its schema. */
export interface Gate<K extends string = string> {
  readonly op: 'all' | 'any' | 'not' | Leaf
  readonly of?: readonly Gate[]
  readonly key?: string
  readonly is?: unknown
  readonly [settingKeys]?: K
}
type KeysOf<G> = G extends readonly Gate<infer K>[] ? K : never

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- gates of any settings
export const all = <const G extends readonly Gate<any>[]>(...of: G): Gate<KeysOf<G>> => ({ op: 'all', of })
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- gates of any settings
export const any = <const G extends readonly Gate<any>[]>(...of: G): Gate<KeysOf<G>> => ({ op: 'any', of })
export const not = <K extends string>(gate: Gate<K>): Gate<K> => ({ op: 'not', of: [gate] })

const leaf = (op: FactLeaf, key: string): Gate<never> => ({ op, key })
/** A merchant's switch. One absent from an answer that has arrived is off, with a warning. */
export const switchOn = (name: string): Gate<never> => leaf('switch', name)
export const member = (trait: MemberTrait): Gate<never> => leaf('member', trait)
export const device = (trait: DeviceTrait): Gate<never> => leaf('device', trait)
export const consent = (category: ConsentCategory): Gate<never> => leaf('consent', category)
export const site = (flag: SiteFlag): Gate<never> => leaf('site', flag)
export const loggedIn = (): Gate<never> => leaf('session', 'loggedIn')
/** On where the plugin's setting is present and not empty, or, with `is`, where it equals that. */
export const setting = <const K extends string>(key: K, is?: string | number | boolean): Gate<K> =>
  is === undefined ? { op: 'setting', key } : { op: 'setting', key, is }

/** Named truths of one kind; `undefined` while they have not arrived. */
export type FactArea = Readonly<Record<string, boolean>> | undefined

/** Everything a gate may ask. */
export interface Facts {
  readonly switch: FactArea
  readonly member: FactArea
  readonly device: FactArea
  readonly consent: FactArea
  readonly session: FactArea
  readonly site: FactArea
  /** Settings by plugin id, as the merchant wrote them; `undefined` while they have not arrived. */
  readonly setting: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined
  /** False while the facts are baked or kept: what reaches another host waits for the gateway's own answer. */
  readonly fresh: boolean
}

export type GateState = 'on' | 'off' | 'pending'
/**
 * The gate's value in three-valued (Kleene) logic: `undefined` while a fact that decides it has not arrived. Stops at the
 * first leaf that decides, and allocates nothing.
 */
export function holds(gate: Gate, facts: Facts, plugin: string): boolean | undefined {
  const { op, of, key = '' } = gate
  switch (op) {
    case 'not': {
      const inner = of?.[0] && holds(of[0], facts, plugin)
      return inner === undefined ? undefined : !inner
    }
    case 'all':
    case 'any': {
      const decisive = op === 'any'
      let result: boolean | undefined = !decisive
      for (const inner of of ?? []) {
        const value = holds(inner, facts, plugin)
        if (value === decisive) return decisive
        if (value === undefined) result = undefined
      }
      return result
    }
    case 'setting': {
      if (!facts.setting) return undefined
      const found = facts.setting[plugin]?.[key]
      return gate.is === undefined ? found !== undefined && found !== null && found !== '' : found === gate.is
    }
    default:
      return facts[op] && facts[op][key] === true
  }
}
