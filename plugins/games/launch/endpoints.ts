import { defineEndpoint, type LanguageCode, type LottoView } from '@foyer/sdk'
import { addressAnswer } from '../shared/address-answer.ts'
import { LAUNCH_TIMEOUT_MS } from './constants.ts'

export interface AnyLaunchBody {
  /** Whether the vendor's own lobby opens first. */
  readonly hasLobby: boolean
  /** Absolute address of this site for the game's back link. */
  readonly backUrl: string
  readonly playType?: string
  /** Node and room of the game, which a banner may name (OV-27). */
  readonly nodeId?: string
  readonly roomId?: string
}
/** Body of a launch in SEA mode (CA-26). */
interface SeaLaunchBody extends AnyLaunchBody {
  readonly gameCode: string
}
/** Body of the launch of a Vietnam lottery (CA-25). */
interface LotteryLaunchBody extends AnyLaunchBody {
  readonly lottoPrizeMode: string
  readonly lottoGameCode: string
  readonly lottoView: LottoView
  readonly launchMode: 'LOTT'
  readonly device: 'MOBILE'
  readonly language: LanguageCode
  /** Shown above the lottery. */
  readonly title: string
  /** Name of the brand. */
  readonly labelName: string
}
export type LaunchBody = SeaLaunchBody | LotteryLaunchBody

/** CA-25, CA-26. Refusals carry the gateway's message (ER-09). */
export const launchGame = defineEndpoint<LaunchBody>()({
  id: 'game.launch',
  method: 'POST',
  path: '/wps/game/launchGame',
  auth: 'required',
  timeoutMs: LAUNCH_TIMEOUT_MS,
  assumed: ['playType', 'nodeId', 'roomId'],
  response: addressAnswer,
})
