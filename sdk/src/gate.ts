declare const settingKeys: unique symbol

/** What kind of member is signed in (EN-02). All of them are off for a guest. */
export type MemberTrait =
  /** a player: types 0, 1 and 2 */
  | 'valid'
  /** types 1 and 2 */
  | 'agent'
  /** any type but 4 */
  | 'chat'
  /** the club label is given by the system */
  | 'vip'
  /** the first log-in of this member */
  | 'firstTime'

/** What the page runs on: how it was opened, and the system (EN-03). */
export type DeviceTrait = 'native' | 'pwa' | 'webclip' | 'browser' | 'ios' | 'android' | 'ipad'

/** What a player may consent to, each separately. */
export type ConsentCategory = 'marketing' | 'analytics' | 'support'

/**
 * What a vendor uses the player's data for. `ads`: to measure its ads and choose whom it shows them; `attribution`: to find out
 * which ad brought the player; `referral`: to pay whoever sent the player; `statistics`: to see how the site is used; `relay`:
 * to pass events on to networks from the operator's own servers; `chat`: to answer the player.
 */
export type VendorPurpose = 'ads' | 'attribution' | 'referral' | 'statistics' | 'relay' | 'chat'

/** What the gateway reports about the site as a whole. */
export type SiteFlag =
  | 'maintenance'
  | 'regionRestricted'
  /** a test installation */
  | 'test'
  /** the merchant has ways to reach customer service (EN-21) */
  | 'customerService'
  /** an identity provider, and not the gateway, sends codes to phones (`info.sms.firebase`) */
  | 'identityCodes'
  /** the gateway has a logo, a touch icon or an app's title for the site (EN-27) */
  | 'branded'
  /** the site may be installed as an app (RT-21) */
  | 'installable'

type FactLeaf = 'switch' | 'member' | 'device' | 'consent' | 'session' | 'site'

/**
 * A condition as data, for a manifest's `when`. Make one with `all`, `any`, `not` and the leaves below; its
 * fields belong to the host. `K` names the settings it reads, so that `definePlugin` can check them against
 * the settings' schema.
 */
export interface Gate<K extends string = string> {
  readonly op:
    'all' | 'any' | 'not' | 'switch' | 'member' | 'device' | 'consent' | 'session' | 'site' | 'setting'
  /** Of `all`, `any` and `not`: the gates inside. */
  readonly of?: readonly Gate[]
  /** Of a leaf: what it asks for. */
  readonly key?: string
  /** Of a `setting` leaf: the value that it must have. */
  readonly is?: unknown
  readonly [settingKeys]?: K
}

/** The settings that some gates read. */
export type KeysOf<G> = G extends readonly Gate<infer K>[] ? K : never

/**
 * On where every gate is on; off where one is off; else pending. Of no gates: on.
 *
 * @example
 * when: all(setting('pixelId'), consent('marketing'), not(site('test')))
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- gates of any settings
export const all = <const G extends readonly Gate<any>[]>(...of: G): Gate<KeysOf<G>> => ({ op: 'all', of })

/** On where one gate is on; off where every one is off; else pending. Of no gates: off. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- gates of any settings
export const any = <const G extends readonly Gate<any>[]>(...of: G): Gate<KeysOf<G>> => ({ op: 'any', of })

/** Off where the gate is on, and on where it is off; pending where it is pending. */
export const not = <K extends string>(gate: Gate<K>): Gate<K> => ({ op: 'not', of: [gate] })

const leaf = (op: FactLeaf, key: string): Gate<never> => ({ op, key })

/**
 * On while the merchant has turned this switch on (EN-25). Pending until the gateway has answered, for 10
 * seconds at the most, then off. A switch that the answer does not name is off and reported as `PL-SWITCH`.
 *
 * @param name - the gateway's name: `CBS3`
 */
export const switchOn = (name: string): Gate<never> => leaf('switch', name)

/** On while a member of this kind is signed in. */
export const member = (trait: MemberTrait): Gate<never> => leaf('member', trait)

/** On where the page runs on this device or in this shell. */
export const device = (trait: DeviceTrait): Gate<never> => leaf('device', trait)

/**
 * On while the player agrees to this category. Pending until that is known, for 10 seconds at the most, then
 * off.
 */
export const consent = (category: ConsentCategory): Gate<never> => leaf('consent', category)

/**
 * On while the gateway reports this about the site. Pending until it has answered, for 10 seconds at the
 * most, then off.
 */
export const site = (flag: SiteFlag): Gate<never> => leaf('site', flag)

/** On while a member of any kind is signed in. */
export const loggedIn = (): Gate<never> => leaf('session', 'loggedIn')

/**
 * On where the plugin's setting is present and not empty (`undefined`, `null` and `''` are empty); with `is`,
 * where it equals that value. It reads what the merchant wrote, before the schema checks it and fills in
 * defaults.
 *
 * @param key - a field of the plugin's settings
 */
export const setting = <const K extends string>(key: K, is?: string | number | boolean): Gate<K> =>
  is === undefined ? { op: 'setting', key } : { op: 'setting', key, is }

/** Facts of one kind, by name; `undefined` until they have arrived. */
export type FactArea = Readonly<Record<string, boolean>> | undefined

/** Everything that gates read. */
export interface Facts {
  /** The merchant's switches: `{ CBS3: true }`. */
  readonly switch: FactArea
  readonly member: FactArea
  readonly device: FactArea
  readonly consent: FactArea
  /** `{ loggedIn: true }` */
  readonly session: FactArea
  readonly site: FactArea
  /** The plugins that the merchant has disabled, by id: `{ 'tracking.facebook': true }`. Absent: none. */
  readonly disabled?: FactArea
  /** Settings by plugin id, as the merchant wrote them; `undefined` until they have arrived. */
  readonly setting: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined
  /**
   * False while the facts come from the bake or from an earlier visit. Plugins that declare foreign origins
   * wait for the gateway's own answer.
   */
  readonly fresh: boolean
}

/** The result of a gate. `pending`: a fact that decides it has not arrived. */
export type GateState = 'on' | 'off' | 'pending'

/**
 * The gate's value in three-valued (Kleene) logic: `undefined` while a fact that decides it has not arrived.
 * Stops at the first leaf that decides, and allocates nothing.
 */
export function testGate(gate: Gate, facts: Facts, plugin: string): boolean | undefined {
  const { op, of, key = '' } = gate
  switch (op) {
    case 'not': {
      const inner = of?.[0] && testGate(of[0], facts, plugin)
      return inner === undefined ? undefined : !inner
    }
    case 'all':
    case 'any': {
      const decisive = op === 'any'
      let result: boolean | undefined = !decisive
      for (const inner of of ?? []) {
        const value = testGate(inner, facts, plugin)
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
