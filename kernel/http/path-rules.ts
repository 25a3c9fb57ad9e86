import { LGW_GAMES_CACHE_MS } from './constants.ts'

/** What holds for the calls of a path, whatever their endpoints say. */
export interface PathRule {
  /** From the root; holds for everything below it too. */
  readonly path: string
  /**
   * `none`: the Authorization header never goes there. `free`: it may, but a failure says nothing about the session.
   */
  readonly auth?: 'none' | 'ignore-401'
  /** GETs are kept for so many milliseconds, unless their endpoint says how long; `never`: whatever it says. */
  readonly cache?: number | 'never'
  /** A failure is never shown. */
  readonly silent?: true
  /** Answers are handed on as they are: no envelope is looked for. */
  readonly passThrough?: true
}

/** The lists of paths without authorization, free of it, cached and passed through (RO-14, CA-34, CA-35). */
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

/** What holds for a call that goes by these paths. */
export const rulesOf = (...paths: readonly string[]): Rules =>
  Object.assign({}, ...PATH_RULES.filter(({ path }) => paths.some((asked) => isUnder(asked, path)))) as Rules

const isUnder = (asked: string, path: string): boolean =>
  asked.startsWith(path) && '/?'.includes(asked.charAt(path.length))
