/** A whole number from 0 up to, and without, `below`. */
export type Random = (below: number) => number

/** From the browser's own source, so that no player's draw can be foretold from another's. */
export const cryptoRandom: Random = (below) =>
  Math.floor(((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * below)

/** So many of the items, each as likely as any other, in random order. */
export function sample<T>(items: readonly T[], count: number, random: Random): readonly T[] {
  const rest = [...items]
  const sampled: T[] = []
  while (sampled.length < count && rest.length > 0) sampled.push(...rest.splice(random(rest.length), 1))
  return sampled
}
