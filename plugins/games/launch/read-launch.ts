import { HOME_PATH, type LottoView } from '@foyer/sdk'
import { VENDORS } from '../contract.ts'
import { ownPath } from '../shared/own-path.ts'
import { readParameter } from '../shared/read-parameter.ts'

/** The data of any launch. */
interface AnyLaunch {
  readonly vendor: string
  readonly code: string
  readonly playType?: string
  /** Node and room of the game, which a banner may name (OV-27). */
  readonly nodeId?: string
  readonly roomId?: string
  /** The address asks for the vendor's own lobby. */
  readonly hasLobby?: true
  /** Path of this site to which the way back leads. */
  readonly backPath: string
}
/** The data of a launch: of a game in the SEA mode, or of a Vietnam lottery. */
export type GameLaunch =
  | (AnyLaunch & { readonly mode: 'sea' })
  | (AnyLaunch & { readonly mode: 'lottery'; readonly prizeMode: string; readonly lottoView: LottoView })

const OPTIONAL = ['playType', 'nodeId', 'roomId'] as const
type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

/** What the address of /m/launchGame names (RT-08). */
export type LaunchTarget =
  | { readonly kind: 'game'; readonly game: GameLaunch }
  /** The address names no game. */
  | { readonly kind: 'missing' }

/**
 * Reads `prize_mode` or `vendor`, and `code`, `playType`, `backUrl`, `lottoView` (RT-08), `nodeId` and `roomId` (OV-27), and
 * `hasLobby`, which is ours. A code, and a vendor or prize mode, are required; with a prize mode it is a Vietnam lottery.
 * An invalid value counts as absent; another site's `backUrl`, or the launch's own, is /m/home; a `lottoView` but `lobby`
 * is `betting`.
 */
export function readLaunch(query: string, origin: string): LaunchTarget {
  const given = new URLSearchParams(query)
  const code = readParameter(given, 'code')
  const prizeMode = readParameter(given, 'prize_mode')
  const vendor = readParameter(given, 'vendor') ?? (prizeMode && VENDORS.vietnamLottery)
  if (!code || !vendor) return { kind: 'missing' }
  const back = ownPath(given.get('backUrl'), origin)
  const backPath = back && !isLaunch(back) ? back : HOME_PATH
  const launch: Writable<AnyLaunch> = { vendor, code, backPath }
  for (const name of OPTIONAL) {
    const value = readParameter(given, name)
    if (value) launch[name] = value
  }
  if (readParameter(given, 'hasLobby') === 'true') launch.hasLobby = true
  if (!prizeMode) return { kind: 'game', game: { mode: 'sea', ...launch } }
  const lottoView = readParameter(given, 'lottoView') === 'lobby' ? 'lobby' : 'betting'
  return { kind: 'game', game: { mode: 'lottery', prizeMode, lottoView, ...launch } }
}

const isLaunch = (path: string): boolean => /^\/m\/launchGame\/?(?:[?#]|$)/i.test(path)
