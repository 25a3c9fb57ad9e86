import type { GameCard, Lane } from '../contract.ts'
import { GAMES_PATH, LAUNCH_PATH } from './constants.ts'

/**
 * Address that launches a game (RT-08).
 *
 * @param backUrl where the way back out of the game leads; /m/home by default
 */
export const launchAddress = (
  { vendor, code }: Pick<GameCard, 'vendor' | 'code'>,
  backUrl?: string,
): string => `${LAUNCH_PATH}?${new URLSearchParams({ vendor, code, ...(backUrl && { backUrl }) }).toString()}`

/** Address of the game area with one lane. */
export const laneAddress = ({ key }: Pick<Lane, 'key'>): string =>
  `${GAMES_PATH}?${new URLSearchParams({ category: key }).toString()}`

/** Id of a lane on the home screen. */
export const laneAnchor = ({ key }: Pick<Lane, 'key'>): string => `lane-${key}`
