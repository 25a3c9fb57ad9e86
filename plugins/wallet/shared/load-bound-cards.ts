import { type Http, HttpError } from '@foyer/sdk'
import type { BoundCards } from './bound-card.ts'
import { getBoundCards } from './bound-cards-endpoint.ts'

/**
 * Loads the bound cards. Rejects as `http.call` does, and with `HT-SHAPE` where there are entries and none is a card: a member with
 * unreadable cards is not one without cards.
 *
 * @param onRefused - is given the places of unreadable entries, for the caller's log
 */
export async function loadBoundCards(
  http: Pick<Http, 'call'>,
  signal: AbortSignal,
  onRefused: (places: readonly string[]) => void,
): Promise<BoundCards> {
  const answer = await http.call(getBoundCards, { alert: false, signal })
  if (answer.refused.length > 0) onRefused(answer.refused)
  if (answer.cards.length === 0 && answer.refused.length > 0)
    throw new HttpError('HT-SHAPE', 'no entry of the list is a card', getBoundCards.id)
  return answer
}
