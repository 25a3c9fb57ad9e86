import type { GameCard, Lane } from '../contract.ts'
import { gameKey } from './game-key.ts'

/** Every field of a card, and of a lane but its lists: a new one must be named here. */
const CARD_FIELDS = fieldsOf<GameCard>({
  code: true,
  name: true,
  vendor: true,
  vendorName: true,
  image: true,
  badge: true,
  maintenanceEnd: true,
  trial: true,
  nodeId: true,
  roomId: true,
})
type LaneFields = Omit<Lane, 'cards' | 'vendors'>
const LANE_FIELDS = fieldsOf<LaneFields>({ key: true, title: true, category: true, gameCount: true })

function fieldsOf<Value>(fields: Readonly<Record<keyof Value, true>>): readonly (keyof Value)[] {
  return Object.keys(fields) as (keyof Value)[]
}

/**
 * The lanes of an answer, with the known object for each lane and card that has not changed, and the known
 * list where none has: React renders only what is new.
 */
export function keepKnown(known: readonly Lane[], answer: readonly Lane[]): readonly Lane[] {
  const knownCards = new Map<string, GameCard>()
  for (const lane of known)
    for (const card of lane.cards) knownCards.set(`${lane.key}/${gameKey(card)}`, card)
  const lanes = answer.map((lane) => {
    const cards = lane.cards.map((card) => {
      const before = knownCards.get(`${lane.key}/${gameKey(card)}`)
      return before && isSame(before, card, CARD_FIELDS) ? before : card
    })
    const before = known.find(({ key }) => key === lane.key)
    return before &&
      isSame<LaneFields>(before, lane, LANE_FIELDS) &&
      isSameList(before.vendors, lane.vendors) &&
      isSameList(before.cards, cards)
      ? before
      : { ...lane, cards }
  })
  return isSameList(known, lanes) ? known : lanes
}

const isSame = <Value>(one: Value, other: Value, fields: readonly (keyof Value)[]): boolean =>
  fields.every((field) => one[field] === other[field])

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index])
