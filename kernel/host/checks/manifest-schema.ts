import type { ConsentCategory, DeviceTrait, Gate, MemberTrait, OriginKind, SiteFlag } from '@foyer/sdk'
import * as v from 'valibot'

/** More contributions than this are a mistake. */
const CONTRIBUTIONS_MAX = 200
const TEXT_LENGTH = 200

export const ID = /^[a-z][\da-z-]{0,40}\.[\da-z][\da-z-]{0,60}$/

const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(TEXT_LENGTH))
const order = v.optional(v.pipe(v.number(), v.finite()))

/** The names of a union of texts; the compiler refuses a list that lacks one. */
const namesOf = <Name extends string>(all: Readonly<Record<Name, true>>): readonly Name[] =>
  Object.keys(all) as Name[]
const MEMBER = namesOf<MemberTrait>({ valid: true, agent: true, chat: true, vip: true, firstTime: true })
const DEVICE = namesOf<DeviceTrait>({
  native: true,
  pwa: true,
  webclip: true,
  browser: true,
  ios: true,
  android: true,
  ipad: true,
})
const CONSENT = namesOf<ConsentCategory>({ marketing: true, analytics: true, support: true })
const SITE = namesOf<SiteFlag>({
  maintenance: true,
  regionRestricted: true,
  test: true,
  customerService: true,
  identityCodes: true,
  branded: true,
  installable: true,
})
const ORIGIN_KINDS = namesOf<OriginKind>({
  script: true,
  connect: true,
  image: true,
  frame: true,
  style: true,
  font: true,
  camera: true,
})

const leaf = <const Op extends Gate['op']>(op: Op, keys: readonly string[]) =>
  v.strictObject({ op: v.literal(op), key: v.picklist(keys) })
const gate: v.GenericSchema<Gate> = v.lazy(() =>
  v.variant('op', [
    v.strictObject({ op: v.picklist(['all', 'any']), of: v.array(gate) }),
    v.strictObject({ op: v.literal('not'), of: v.tuple([gate]) }),
    v.strictObject({ op: v.literal('switch'), key: name }),
    leaf('member', MEMBER),
    leaf('device', DEVICE),
    leaf('consent', CONSENT),
    leaf('session', ['loggedIn']),
    leaf('site', SITE),
    v.strictObject({
      op: v.literal('setting'),
      key: name,
      is: v.optional(v.union([v.string(), v.number(), v.boolean()])),
    }),
  ]),
)

/** An object of names; an array is none. */
const group = v.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'Expected an object',
)
const tokens = v.optional(v.pipe(group, v.record(v.string(), name)))

const point = v.object({
  id: name,
  cardinality: v.picklist(['many', 'keyed', 'one']),
  startsAt: v.picklist(['start', 'idle', 'demand']),
})
const slot = v.object({ ...point.entries, slot: v.literal(true) })
const contribution = v.union([
  point,
  v.object({ at: slot, component: name, order }),
  v.object({ at: point, value: v.unknown(), order }),
])

const origin = v.union([
  v.pipe(v.string(), v.startsWith('https://'), v.maxLength(TEXT_LENGTH)),
  v.strictObject({ fromSetting: name }),
])
const origins = v.optional(
  v.pipe(
    group,
    v.strictObject(Object.fromEntries(ORIGIN_KINDS.map((kind) => [kind, v.optional(v.array(origin))]))),
  ),
)

/** Every field of a manifest (`Manifest` in the SDK); another field is refused, because the host ignores it. */
export const manifestSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(ID, 'Expected area.name in kebab case')),
  version: name,
  sdk: name,
  title: name,
  when: v.optional(gate),
  readsSwitches: v.optional(v.array(name)),
  activateOn: v.optional(
    v.union([v.picklist(['start', 'idle', 'member']), v.object({ id: name, keep: v.boolean() })]),
  ),
  requires: tokens,
  optional: tokens,
  provides: tokens,
  replaces: v.optional(v.array(v.pipe(v.string(), v.regex(ID)))),
  contributes: v.optional(v.pipe(v.array(contribution), v.maxLength(CONTRIBUTIONS_MAX))),
  origins,
  cookies: v.optional(v.array(v.pipe(v.string(), v.regex(/^[\w.-]+\*?$/), v.maxLength(TEXT_LENGTH)))),
  storage: v.optional(v.array(v.pipe(v.string(), v.regex(/^[\w.:-]+\*?$/), v.maxLength(TEXT_LENGTH)))),
  purposes: v.optional(
    v.array(v.picklist(['ads', 'attribution', 'referral', 'statistics', 'relay', 'chat'])),
  ),
  settingsFrom: v.optional(v.pipe(group, v.record(v.string(), name))),
  settings: v.optional(v.function()),
  texts: v.optional(v.union([v.literal(true), v.function()])),
})
