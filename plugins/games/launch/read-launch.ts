import { HOME_PATH, type LanguageCode, type LottoView } from '@foyer/sdk'
import { VENDORS } from '../contract.ts'
import { ownPath, readParameter } from '../shared/launch-address.ts'
import { type AnyLaunchBody, DEFAULT_LOTTERY_LANGUAGE, type LaunchBody } from './endpoints.ts'

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

/** What the page knows beside the launch's address. */
export interface LaunchPage {
  /** `https://site.example`: the way back leads to it. */
  readonly origin: string
  /** The merchant's name, as players know it. */
  readonly merchant: string
  /** Codes of the vendors whose own lobby always opens first. */
  readonly lobbyVendors: readonly string[]
  /** The game's name, where a lane lists it. */
  readonly name?: string | undefined
  readonly language?: LanguageCode | undefined
}

/**
 * The body of a launch, for its mode (CA-25, CA-26). The vendor's lobby opens first where the address, the merchant or the
 * lottery's view wants it. *Assumed*: a lottery's `title` is its name, and `labelName` the merchant's; `playType` (RT-08), node
 * and room (OV-27) are passed on where the address names them.
 */
export function launchBody(launch: GameLaunch, page: LaunchPage): LaunchBody {
  const { vendor, code, backPath, hasLobby = page.lobbyVendors.includes(vendor) } = launch
  const backUrl = `${page.origin}${backPath}`
  const { playType, nodeId, roomId } = launch
  const named: Pick<AnyLaunchBody, 'playType' | 'nodeId' | 'roomId'> = {
    ...(playType !== undefined && { playType }),
    ...(nodeId !== undefined && { nodeId }),
    ...(roomId !== undefined && { roomId }),
  }
  if (launch.mode === 'sea') return { gameCode: code, hasLobby, backUrl, ...named }
  const { prizeMode, lottoView } = launch
  const { merchant, name = merchant, language = DEFAULT_LOTTERY_LANGUAGE } = page
  return {
    lottoPrizeMode: prizeMode,
    lottoGameCode: code,
    lottoView,
    launchMode: 'LOTT',
    device: 'MOBILE',
    backUrl,
    hasLobby: hasLobby || lottoView === 'lobby',
    language,
    title: name,
    labelName: merchant,
    ...named,
  }
}
