import * as v from 'valibot'
import type { GameCard, Lane } from '../contract.ts'

/** The readable lanes, and the paths of the unreadable parts: `lanes.2.cards.0: gameCode`. */
export interface LanesAnswer {
  readonly lanes: readonly Lane[]
  readonly refused: readonly string[]
}

/** Gateways write codes as text or as numbers. */
const code = v.pipe(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), v.trim(), v.nonEmpty())
const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const maybe = <Out>(schema: v.GenericSchema<unknown, Out>) => v.fallback(v.optional(schema), undefined)

/**
 * A card of the answer (EN-23): requires the vendor's code `accountTypeName`, the game's `displayName` and
 * `gameCode`. *Assumed*: `vendorName` (for players; by default the code), `image`, `badge`.
 */
const wireCard = v.object({
  accountTypeName: code,
  displayName: text,
  gameCode: code,
  vendorName: maybe(text),
  image: v.fallback(v.optional(v.pipe(v.string(), v.trim()), ''), ''),
  badge: v.fallback(v.optional(v.picklist(['hot', 'new', 'jackpot'])), undefined),
})
/** A lane of the answer: requires its category and a list of cards; the rest has defaults. */
const wireLane = v.object({
  title: maybe(text),
  cards: v.array(v.unknown()),
  gameClassify: v.object({ category: code }),
  gameCount: maybe(v.pipe(v.union([v.number(), text]), v.transform(Number), v.integer(), v.minValue(0))),
})

/**
 * The answer of CA-22. An invalid card is left out, not its lane; an invalid lane, not the answer (EN-30).
 */
export const lanesAnswer = v.pipe(
  v.object({ data: v.object({ lanes: v.array(v.unknown()) }) }),
  v.transform(({ data }): LanesAnswer => readLanes(data.lanes)),
)

function readLanes(given: readonly unknown[]): LanesAnswer {
  const lanes: Lane[] = []
  const refused: string[] = []
  for (const [index, raw] of given.entries()) {
    const read = v.safeParse(wireLane, raw)
    if (!read.success) {
      refused.push(`lanes.${index}: ${placeOf(read.issues)}`)
      continue
    }
    const { title, cards: wire, gameClassify, gameCount } = read.output
    const cards = readCards(wire, (place) => refused.push(`lanes.${index}.${place}`))
    const category = gameClassify.category.toUpperCase()
    lanes.push({
      key: keyFor(category, lanes),
      title: title ?? category,
      category,
      gameCount: Math.max(gameCount ?? 0, cards.length),
      cards,
    })
  }
  return { lanes, refused }
}

/** Each of several lanes of one category has its own key, the same in every answer. */
function keyFor(category: string, before: readonly Lane[]): string {
  const name = category.toLowerCase()
  const taken = new Set(before.map(({ key }) => key))
  let key = name
  for (let number = 2; taken.has(key); number++) key = `${name}-${number}`
  return key
}

/** A game that a lane lists twice is shown once. */
function readCards(given: readonly unknown[], refuse: (place: string) => void): readonly GameCard[] {
  const cards = new Map<string, GameCard>()
  for (const [index, raw] of given.entries()) {
    const read = v.safeParse(wireCard, raw)
    if (!read.success) {
      refuse(`cards.${index}: ${placeOf(read.issues)}`)
      continue
    }
    const { accountTypeName: vendor, displayName: name, gameCode, vendorName, image, badge } = read.output
    const key = `${vendor}/${gameCode}`
    if (cards.has(key)) continue
    const card = { code: gameCode, name, vendor, vendorName: vendorName ?? vendor, image }
    cards.set(key, badge ? { ...card, badge } : card)
  }
  return [...cards.values()]
}

const placeOf = ([issue]: readonly v.BaseIssue<unknown>[]): string =>
  (issue && v.getDotPath(issue)) ?? 'not an object'
