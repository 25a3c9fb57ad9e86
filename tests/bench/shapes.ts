/** One plugin of a benchmark: it provides its own id, and makes one contribution. */
export interface Unit {
  readonly id: string
  readonly requires: readonly string[]
}
export const SHAPES = ['independent', 'chain', 'shuffled', 'ladder'] as const
export type Shape = (typeof SHAPES)[number]

/** The same shuffle in every process. */
function shuffle<T>(list: T[]): T[] {
  let seed = 42
  for (let at = list.length - 1; at > 0; at--) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    const other = seed % (at + 1)
    list.splice(at, 1, ...list.splice(other, 1, ...list.slice(at, at + 1)))
  }
  return list
}

/**
 * `independent`: no dependencies. `chain`: each needs the one before. `shuffled`: a chain whose plugins are registered
 * in any order. `ladder`: each needs the two before, which is exponential for a naive recursion.
 */
export function units(shape: Shape, count: number): readonly Unit[] {
  const needs = { independent: 0, chain: 1, shuffled: 1, ladder: 2 }[shape]
  const list = Array.from({ length: count }, (_, n) => ({
    id: `b.u${n}`,
    requires: Array.from({ length: Math.min(needs, n) }, (__, back) => `b.u${n - 1 - back}`),
  }))
  return shape === 'chain' || shape === 'ladder' ? list : shuffle(list)
}

/** Depth of the last unit, which a correct boot must have computed. */
export const depthOf = (shape: Shape, count: number): number => (shape === 'independent' ? 1 : count)
