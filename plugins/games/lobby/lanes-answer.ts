import { rowsOf } from '@foyer/sdk'
import * as v from 'valibot'
import type { Lane, Vendor } from '../contract.ts'
import { readCards } from './read-cards.ts'
import { readVendors } from './read-vendors.ts'
import { code, maybe, text } from './wire-values.ts'

/** The readable lanes, and the paths of the unreadable parts: `lanes.2.cards.0: gameCode`. */
export interface LanesAnswer {
  readonly lanes: readonly Lane[]
  readonly refused: readonly string[]
  /** Those that the answer describes. */
  readonly vendors?: readonly Vendor[]
}

/** A lane of the answer: requires its category and a list of cards; the rest has defaults. */
const wireLane = v.object({
  title: maybe(text),
  cards: v.array(v.unknown()),
  gameClassify: v.object({ category: code, vendors: v.optional(v.unknown()) }),
  gameCount: maybe(v.pipe(v.union([v.number(), text]), v.transform(Number), v.integer(), v.minValue(0))),
})

/**
 * The answer of CA-22. An invalid card is left out, not its lane; an invalid lane, not the answer (EN-30). *Assumed*:
 * `vendors` beside the lanes, with name, logo and maintenance of each.
 */
export const lanesAnswer = v.pipe(
  v.object({ data: v.object({ lanes: v.array(v.unknown()), vendors: v.optional(v.unknown()) }) }),
  v.transform(({ data }): LanesAnswer => readLanes(data.lanes, readVendors(data.vendors))),
)

function readLanes(given: readonly unknown[], vendors: readonly Vendor[]): LanesAnswer {
  const lanes: Lane[] = []
  const refused: string[] = []
  for (const [index, raw] of given.entries()) {
    const read = v.safeParse(wireLane, raw)
    if (!read.success) {
      refused.push(`lanes.${index}: ${v.getDotPath(read.issues[0]) ?? 'not an object'}`)
      continue
    }
    const { title, cards: wire, gameClassify, gameCount } = read.output
    const cards = readCards(wire, vendors, (place) => refused.push(`lanes.${index}.${place}`))
    const category = gameClassify.category.toUpperCase()
    lanes.push({
      key: keyFor(category, lanes),
      title: title ?? category,
      category,
      vendors: [...new Set(rowsOf(code, gameClassify.vendors))],
      gameCount: Math.max(gameCount ?? 0, cards.length),
      cards,
    })
  }
  return { lanes, refused, ...(vendors.length > 0 && { vendors }) }
}

/** Each of several lanes of one category has its own key, the same in every answer. */
function keyFor(category: string, before: readonly Lane[]): string {
  const name = category.toLowerCase()
  const taken = new Set(before.map(({ key }) => key))
  let key = name
  for (let number = 2; taken.has(key); number++) key = `${name}-${number}`
  return key
}
