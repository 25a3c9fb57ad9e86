import type {
  CallView,
  Endpoint,
  HttpError,
  Interceptor,
  Logger,
  Query,
  QueryPart,
  QueryValue,
} from '@foyer/sdk'
import { DEFAULT_LANGUAGE } from '../profile/default-language.ts'
import { LGW_GAMES_CACHE_MS } from './ports.ts'

/** Rules for all calls of a path; they override the endpoints. */
interface PathRule {
  /** From the root; includes everything below it. */
  readonly path: string
  /**
   * `none`: the Authorization header is never sent. `ignore-401`: it is, but a failure does not affect the
   * session.
   */
  readonly auth?: 'none' | 'ignore-401'
  /** Cache time of GETs in milliseconds, if their endpoint has none; `never` overrides the endpoint. */
  readonly cache?: number | 'never'
  /** A failure is never shown. */
  readonly silent?: true
  /** Responses are passed on unchanged, without reading an envelope. */
  readonly passThrough?: true
}

/** The paths without authorization, with ignored 401s, cached and passed through (RO-14, CA-34, CA-35). */
export const PATH_RULES: readonly PathRule[] = [
  { path: '/wps/session/key/rsa', auth: 'none', cache: 'never' },
  { path: '/wps/check/username', auth: 'none' },
  { path: '/wps/relay/MCSFE_getMerchantAvailablePromotions', auth: 'none' },
  { path: '/wps/relay/MCSFE_getListAnnouncements', auth: 'none' },
  { path: '/wps/relay/PROMOFE_getPromotionAnnouncementCategory', auth: 'none' },
  { path: '/wps/session/logout', auth: 'ignore-401', silent: true },
  { path: '/lgw', passThrough: true },
  { path: '/lgw/games', cache: LGW_GAMES_CACHE_MS },
  { path: '/lgw/orders', cache: 'never' },
]

export type Rules = Omit<PathRule, 'path'>

/** The combined rules of these paths. */
export const rulesOf = (...paths: readonly string[]): Rules =>
  Object.assign({}, ...PATH_RULES.filter(({ path }) => paths.some((asked) => isUnder(asked, path)))) as Rules

const isUnder = (asked: string, path: string): boolean =>
  asked.startsWith(path) && '/?'.includes(asked.charAt(path.length))

/**
 * A query sorted by name, without undefined and null; a list repeats its name. Equal data give the same
 * string, for the address and for the cache key.
 */
export function canonicalQuery(query: Query): string {
  const search = new URLSearchParams()
  for (const name of Object.keys(query).sort())
    for (const value of [query[name]].flat()) if (value != null) search.append(name, String(value))
  return search.toString()
}

export interface Target {
  readonly url: string
  /**
   * The gateway's own origin. Other origins get no header that names merchant, member, device or language
   * (RO-14).
   */
  readonly own: boolean
}

/**
 * The address of a call. A path that only looks like the site's own (`//host`, `/\host`) is resolved as the
 * browser does, so it is found to be foreign. `undefined`: not an http address.
 */
export function targetOf(path: string, query: Query, origin: string): Target | undefined {
  let url: URL
  let base: URL
  try {
    base = new URL(origin)
    url = new URL(path, base)
  } catch {
    return undefined
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  url.hash = ''
  const search = canonicalQuery(query)
  if (search) url.search += `${url.search ? '&' : '?'}${search}`
  const own = url.origin === base.origin
  return { url: url.href, own }
}

/** The fields of a body that fit into a query, for an endpoint whose method a profile changes to GET. */
export function queryOf(body: unknown): Query {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(Object.entries(body).filter(([, value]) => isQueryValue(value)))
}

/** Whether a value fits into a query: nothing nested, because gateways encode that differently. */
const isQueryValue = (value: unknown): value is QueryValue =>
  Array.isArray(value) ? value.every(isPlain) : isPlain(value)

const isPlain = (value: unknown): value is QueryPart =>
  value == null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/**
 * Whether a value is a query: a plugin's code may be untyped. A promise is not one, although it has no bad
 * field.
 */
export const isQuery = (value: unknown): value is Query =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Promise) &&
  Object.values(value).every(isQueryValue)

/** A copy of a query that a plugin gives; `undefined` for what is none, or cannot be read. */
export function copyQuery(value: unknown): Query | undefined {
  try {
    if (!isQuery(value)) return undefined
    // each field is read once: a getter may answer otherwise, or throw
    const copy = { ...value }
    return isQuery(copy) ? copy : undefined
  } catch {
    return undefined
  }
}

/** The caller's identity when the call was made: later changes of the session do not affect it. */
export interface RequestIdentity {
  readonly token: string | undefined
  readonly memberId: string | undefined
  readonly merchantCode: string
  readonly language: string
  readonly device: string | undefined
  /** Number of flushes so far: the response of a call made before a flush is not cached after it. */
  readonly epoch: number
}

type HeaderOptions = Pick<Endpoint<never, unknown>, 'auth' | 'device' | 'moduleId'>

/** The headers of EN-29. For another origin: none that identifies the player, device or site (RO-14). */
export function headersOf(
  endpoint: HeaderOptions,
  sender: RequestIdentity,
  request: { readonly own: boolean; readonly hasBody: boolean },
): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (request.hasBody) headers['Content-Type'] = 'application/json'
  if (!request.own) return headers
  headers['Merchant'] = sender.merchantCode
  headers['Language'] = sender.language || DEFAULT_LANGUAGE
  if (endpoint.auth !== 'none' && sender.token) headers['Authorization'] = sender.token
  if (endpoint.device && sender.device) headers['Device'] = sender.device
  if (endpoint.moduleId) headers['ModuleId'] = endpoint.moduleId
  return headers
}

/**
 * The interceptors that the host registers; the host guards every call into their plugins. Their results come
 * from plugins, so this class checks them.
 */
export class Interceptors {
  constructor(
    private readonly all: ReadonlySet<Interceptor>,
    private readonly logger: Logger,
  ) {}

  get isEmpty(): boolean {
    return this.all.size === 0
  }

  /** The call with the query as changed by each interceptor in order. */
  request(call: CallView): CallView {
    let view = call
    for (const interceptor of this.all) {
      const query = interceptor.request?.(view)
      if (query === undefined) continue
      const copy = copyQuery(query)
      if (copy) view = Object.freeze({ ...view, query: Object.freeze(copy) })
      else
        this.logger.warn(
          `an HTTP interceptor's query for ${call.endpoint} is not a valid query and was ignored`,
        )
    }
    return view
  }

  response(call: CallView, answer: unknown): void {
    for (const interceptor of this.all) interceptor.response?.(call, answer)
  }

  failure(call: CallView, error: HttpError): void {
    for (const interceptor of this.all) interceptor.failure?.(call, error)
  }
}
