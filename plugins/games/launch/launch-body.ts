import type { LanguageCode } from '@foyer/sdk'
import { DEFAULT_LOTTERY_LANGUAGE } from './constants.ts'
import type { AnyLaunchBody, LaunchBody } from './endpoints.ts'
import type { GameLaunch } from './read-launch.ts'

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
