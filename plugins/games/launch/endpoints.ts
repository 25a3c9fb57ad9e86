import { defineEndpoint, type LanguageCode, type LottoView } from '@foyer/sdk'
import { addressAnswer } from '../shared/launch-address.ts'

/** How long the gateway may take to answer a launch (CA-26, CO-01). */
const LAUNCH_TIMEOUT_MS = 10_000

/** Pause before the call, so that the screen is drawn before the work starts (ST-17, CO-01). */
export const LAUNCH_LOADING_DELAY_MS = 150

/** How long the queue of overlays waits for a launch at most (CO-01). */
export const LAUNCH_LOADING_MS = 10_000

/** After this time without a redirect a launch is reported as failed (ST-17). */
export const LAUNCH_REDIRECT_LIMIT_MS = 10_000

/** After this time the screen says that the game takes longer than usual. */
export const LAUNCH_SLOW_MS = 4_000

/** Language of a lottery where the page's is not known (CA-25). */
export const DEFAULT_LOTTERY_LANGUAGE = 'VI'

/** Switch: games require the installed app (RO-03). */
export const APP_SWITCH = 'STARTGAMEINAPP3'

/** How often a launch looks whether it is known what comes first. */
export const APP_RULE_CHECK_MS = 100

/** At this age a page has the install modal, or there is none. Plugins start when the browser is idle, 2 s after the first paint at the latest. */
export const MODAL_LATEST_MS = 8_000

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
