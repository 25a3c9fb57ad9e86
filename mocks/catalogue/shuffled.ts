import type { Random } from '../art/random.ts'

/** A list in another order, the same for the same random numbers. */
export const shuffled = <Item>(items: readonly Item[], random: Random): readonly Item[] =>
  items
    .map((item) => ({ item, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
