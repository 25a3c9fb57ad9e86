import { GAMES_PATH } from '@foyer/sdk'
import type { Lane } from '../contract.ts'

/** Address of the game area with one lane. */
export const laneAddress = ({ key }: Pick<Lane, 'key'>): string =>
  `${GAMES_PATH}?${new URLSearchParams({ category: key }).toString()}`

/** Id of a lane on the home screen. */
export const laneAnchor = ({ key }: Pick<Lane, 'key'>): string => `lane-${key}`
