import type { Lane } from '../contract.ts'

/** A filter: one lane by its key (all without one), and games whose name or vendor contains the text. */
export interface LaneFilter {
  readonly category: string | undefined
  readonly text: string
}

/** The lanes with the games that match; a lane without any is left out. */
export function filterLanes(lanes: readonly Lane[], { category, text }: LaneFilter): readonly Lane[] {
  const words = searchKey(text).split(/\s+/).filter(Boolean)
  return lanes.flatMap((lane) => {
    if (category !== undefined && lane.key !== category) return []
    if (words.length === 0) return lane.cards.length > 0 ? [lane] : []
    const cards = lane.cards.filter(({ name, vendorName }) => {
      const searchText = searchKey(`${name} ${vendorName}`)
      return words.every((word) => searchText.includes(word))
    })
    return cards.length > 0 ? [{ ...lane, cards }] : []
  })
}

/** Lower case without marks, as people type quickly: `ha noi` finds `Hà Nội`, `da nang` finds `Đà Nẵng`. */
const searchKey = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase()

/** The lane of an address: by its key, or by its category in any case; `undefined` if there is none. */
export function laneOf(lanes: readonly Lane[], asked: string | null): string | undefined {
  if (!asked) return undefined
  const name = asked.toLowerCase()
  const found =
    lanes.find(({ key }) => key === name) ?? lanes.find((lane) => lane.category.toLowerCase() === name)
  return found?.key
}
