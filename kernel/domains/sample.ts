/** A whole number from 0 to `below` - 1. */
export type Random = (below: number) => number

/** From the browser's secure generator, so that one player's numbers do not predict another's. */
export const cryptoRandom: Random = (below) =>
  Math.floor(((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * below)

/** `count` of the items, each equally likely, in random order. */
export function sample<T>(items: readonly T[], count: number, random: Random): readonly T[] {
  const rest = [...items]
  const sampled: T[] = []
  while (sampled.length < count && rest.length > 0) sampled.push(...rest.splice(random(rest.length), 1))
  return sampled
}
