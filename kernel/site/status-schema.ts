import { checkUrl, isFlagOn, isRecord, type SiteStatus } from '@foyer/sdk'
import * as v from 'valibot'
import { mergeSettings, PLUGIN_ID } from './merge-settings.ts'
import { StatusError } from './status-error.ts'

/** The defaults of absent or malformed fields: the values of the baked page. */
export type StatusFallback = Pick<
  SiteStatus,
  'merchantCode' | 'imageCDNs' | 'switches' | 'disabled' | 'settings'
>

const DEFAULT_ICON_COUNT = 9
const DEFAULT_CAPTCHA_VERSION = 'v3'
/** Passed on unchecked, for the plugins that use them. */
const PARTS = ['customerService', 'paths', 'resources', 'sms', 'analytics', 'affiliate'] as const

/** The key of `whitelabelVal` with the ids of the plugins that the merchant has disabled. */
const DISABLED = 'disabled'
const record = v.custom<Record<string, unknown>>(isRecord)
const flag = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1, '0', '1', 'true', 'false'])]),
  v.transform((value) => isFlagOn(value)),
)
const text = v.pipe(v.string(), v.trim())
const code = v.pipe(text, v.regex(/^[\w-]+$/))
/** An entry of the domain list (EN-26): a host, or an object with it as `domainName`. */
const domain = v.union([
  text,
  v.pipe(
    v.object({ domainName: text }),
    v.transform(({ domainName }) => domainName),
  ),
])
const templateValue = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String))
const captchaVersion = v.pipe(
  v.union([text, v.number()]),
  v.transform((value) => `v${value}`.replace(/^vv/i, 'v')),
  v.picklist(['v3', 'v4']),
)
const pluginId = v.pipe(text, v.regex(PLUGIN_ID))
const count = v.pipe(
  v.union([v.number(), v.pipe(text, v.digits(), v.toNumber())]),
  v.integer(),
  v.minValue(0),
)
const cdn = v.pipe(
  text,
  v.check((value) => /^\/(?!\/)/.test(value) || checkUrl(value, { kind: 'https' }) !== undefined),
)
/** Epoch milliseconds or ISO 8601. */
const timestamp = v.pipe(
  v.union([
    v.number(),
    v.pipe(
      text,
      v.transform((value) => (/^\d+$/.test(value) ? Number(value) : Date.parse(value))),
    ),
  ]),
  v.finite(),
  v.minValue(0),
)

/**
 * Reads fields one by one, so that a malformed field does not affect the others, and records the malformed
 * paths.
 */
class Fields {
  readonly problems: string[] = []

  /** `null` and the empty text count as absent: gateways send them for "not set". */
  one<Out, Else>(
    path: string,
    raw: unknown,
    schema: v.GenericSchema<unknown, Out>,
    otherwise: Else,
  ): Out | Else {
    if (raw === undefined || raw === null || raw === '') return otherwise
    const result = v.safeParse(schema, raw)
    if (result.success) return result.output
    this.problems.push(path)
    return otherwise
  }

  record(path: string, raw: unknown): Readonly<Record<string, unknown>> {
    return this.one(path, raw, record, {})
  }

  /** The valid entries; an invalid one gets its value from `otherwise`, or is left out. */
  entries<Out>(
    path: string,
    raw: unknown,
    schema: v.GenericSchema<unknown, Out>,
    otherwise: Readonly<Record<string, Out>> = {},
  ): Readonly<Record<string, Out>> {
    const given = this.one(path, raw, record, undefined)
    if (!given) return otherwise
    const read: [string, Out][] = []
    for (const [name, entry] of Object.entries(given)) {
      const value = this.one(
        `${path}.${name}`,
        entry,
        schema,
        Object.hasOwn(otherwise, name) ? otherwise[name] : undefined,
      )
      if (value !== undefined) read.push([name, value])
    }
    return Object.fromEntries(read)
  }

  settings(
    path: string,
    values: Readonly<Record<string, unknown>>,
    profile: StatusFallback['settings'],
  ): SiteStatus['settings'] {
    const { settings, malformed } = mergeSettings(profile, values)
    this.problems.push(...malformed.map((id) => `${path}.${id}`))
    return settings
  }

  /** A list of plugins, which replaces the profile's. */
  disabled(path: string, raw: unknown, profile: StatusFallback['disabled']) {
    const ids = this.one(path, raw, v.array(v.unknown()), undefined)
    if (!ids) return profile ?? {}
    return Object.fromEntries(this.list(path, ids, pluginId).map((id) => [id, true]))
  }

  list<Out>(
    path: string,
    raw: unknown,
    schema: v.GenericSchema<unknown, Out>,
    otherwise: readonly Out[] = [],
  ) {
    const given = this.one(path, raw, v.array(v.unknown()), undefined)
    if (!given) return otherwise
    return given
      .map((item, index) => this.one(`${path}[${index}]`, item, schema, undefined))
      .filter((item) => item !== undefined)
  }
}

/**
 * Reads a status from the gateway's response (EN-25): `{ success, value }` or only the value. A malformed
 * field is reported and gets its default (EN-30).
 *
 * @throws StatusError `SI-REFUSED` when the gateway refuses, `SI-SHAPE` when there is no status
 */
export function readStatus(
  body: unknown,
  fallback: StatusFallback,
): { readonly status: SiteStatus; readonly problems: readonly string[] } {
  const fields = new Fields()
  const envelope = fields.record('', body)
  if (envelope['success'] === false || envelope['success'] === 'false')
    throw new StatusError('SI-REFUSED', 'the gateway refuses to give the status', {
      errorCode: fields.one('errorCode', envelope['errorCode'], text, undefined),
      message: fields.one('message', envelope['message'], text, undefined),
    })
  const value = isRecord(envelope['value']) ? envelope['value'] : envelope
  if (value === envelope && !('info' in envelope))
    throw new StatusError('SI-SHAPE', 'the answer holds no status')

  if (value['info'] === undefined || value['info'] === null) fields.problems.push('info')
  const info = fields.record('info', value['info'])
  const gw = fields.record('info.gw', info['gw'])
  const register = fields.record('info.register', info['register'])
  const location = fields.record('location', value['location'])
  /** Some gateways put these fields into `gw`, others beside it. */
  const fromEither = (name: string): [path: string, raw: unknown] =>
    gw[name] === undefined ? [`info.${name}`, info[name]] : [`info.gw.${name}`, gw[name]]

  const values = fields.record('info.whitelabelVal', info['whitelabelVal'])
  const status: SiteStatus = {
    merchantCode: fields.one('info.merchantCode', info['merchantCode'], code, fallback.merchantCode),
    imageCDNs: fields.list('info.imageCDNs', info['imageCDNs'], cdn, fallback.imageCDNs),
    mainDomain: fields.one('info.mainDomain', info['mainDomain'], text, undefined),
    domains: fields.list('info.domainRoute', info['domainRoute'], domain),
    switches: fields.entries('info.whitelabel', info['whitelabel'], flag, fallback.switches),
    templates: fields.entries('info.mobileTemplate', info['mobileTemplate'], templateValue),
    disabled: fields.disabled(`info.whitelabelVal.${DISABLED}`, values[DISABLED], fallback.disabled),
    settings: fields.settings('info.whitelabelVal', values, fallback.settings),
    captcha: {
      id: fields.one(...fromEither('GEETEST_ID'), text, undefined),
      version: fields.one(...fromEither('GEETEST_VERSION'), captchaVersion, DEFAULT_CAPTCHA_VERSION),
    },
    profileIconCount: fields.one(...fromEither('PROFILE_ICON_COUNT'), count, DEFAULT_ICON_COUNT),
    registerCaptcha: fields.one('info.register.captcha', register['captcha'], flag, false),
    parts: Object.fromEntries(
      PARTS.map((name) => [name, info[name] ?? gw[name]]).filter(([, part]) => part !== undefined),
    ),
    ip: fields.one('location.ip', location['ip'], text, undefined),
    test: fields.one('test', value['test'], flag, false),
    maintenance: fields.one('maintenance', value['maintenance'], flag, false),
    maintenanceEnd: fields.one('maintenanceEnd', value['maintenanceEnd'], timestamp, undefined) || undefined,
    regionRestriction: fields.one('regionRestriction', value['regionRestriction'], flag, false),
  }
  return { status, problems: fields.problems }
}

/**
 * What may be cached of an answer: neither what changes quickly (maintenance, region, IP) nor the parts that plugins check
 * themselves. `readStatus` reads it as it reads the answer.
 */
export function cacheableAnswer(body: unknown): Readonly<Record<string, unknown>> {
  const envelope = isRecord(body) ? body : {}
  const value = isRecord(envelope['value']) ? envelope['value'] : envelope
  const info = isRecord(value['info']) ? value['info'] : {}
  const gw = isRecord(info['gw']) ? { gw: without(PARTS, info['gw']) } : {}
  return { ...without(CURRENT, value), info: { ...without(PARTS, info), ...gw } }
}

/** Fields that are only true now. */
const CURRENT = ['location', 'maintenance', 'maintenanceEnd', 'regionRestriction'] as const

const without = (names: readonly string[], given: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)))

/** Reads a status from a Response. Also throws `SI-STATUS` for an error status without a reason. */
export async function decodeStatus(
  response: Response,
  fallback: StatusFallback,
): Promise<ReturnType<typeof readStatus> & { readonly body: unknown }> {
  const httpStatus = response.status
  let body: unknown
  try {
    body = await response.json()
  } catch (cause) {
    if (response.ok) throw new StatusError('SI-SHAPE', 'the answer is no JSON', { httpStatus }, { cause })
  }
  if (response.ok) return { ...readStatus(body, fallback), body }
  const envelope = new Fields().record('', body)
  const errorCode = v.is(text, envelope['errorCode']) ? envelope['errorCode'] : undefined
  const message = v.is(text, envelope['message']) ? envelope['message'] : undefined
  throw new StatusError(
    errorCode === undefined ? 'SI-STATUS' : 'SI-REFUSED',
    `the gateway answered ${httpStatus}`,
    { httpStatus, errorCode, message },
  )
}
