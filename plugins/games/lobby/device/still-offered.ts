import type { GameCard, Lane } from '../../contract.ts'
import { gameKey } from '../game-key.ts'

/**
 * The remembered games as the lanes have them now. One that no lane lists is gone, unless the lanes are not whole: then it is
 * shown as it was.
 *
 * @param whole the lanes are those of the gateway, not those of the page
 */
export function stillOffered(
  remembered: readonly GameCard[],
  lanes: readonly Lane[],
  whole: boolean,
): readonly GameCard[] {
  if (remembered.length === 0) return remembered
  const listed = new Map(lanes.flatMap(({ cards }) => cards.map((card) => [gameKey(card), card] as const)))
  const complete = whole && lanes.every(({ gameCount, cards }) => gameCount <= cards.length)
  return remembered.flatMap((card) => listed.get(gameKey(card)) ?? (complete ? [] : [card]))
}
