import { defineEndpoint } from '@foyer/sdk'
import * as v from 'valibot'
import { LAUNCH_TIMEOUT_MS } from './constants.ts'

/** Body of a launch in SEA mode (CA-26). */
export interface LaunchBody {
  readonly gameCode: string
  /** Whether the vendor's own lobby opens first. */
  readonly hasLobby: boolean
  /** Absolute address of this site for the game's back link. */
  readonly backUrl: string
  readonly playType?: string
}

const address = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** The game's address, as text or as `{ url }`. Navigation checks it before leaving the site (SE-03). */
export const launchAnswer = v.pipe(
  v.object({ value: v.union([address, v.object({ url: address })]) }),
  v.transform(({ value }) => (typeof value === 'string' ? value : value.url)),
)

/** CA-26. Refusals carry the gateway's message (ER-09). */
export const launchGame = defineEndpoint<LaunchBody>()({
  id: 'game.launch',
  method: 'POST',
  path: '/wps/game/launchGame',
  auth: 'required',
  timeoutMs: LAUNCH_TIMEOUT_MS,
  response: launchAnswer,
})
