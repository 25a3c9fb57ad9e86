import { LGW_GAMES_CACHE_MS } from './constants.ts'

/** Rules for all calls of a path; they override the endpoints. */
export interface PathRule {
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
