/** Seeded pseudo-random numbers: the same seed gives the same picture. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number
  /** An integer, both ends included. */
  int(from: number, to: number): number
  pick<T>(from: readonly [T, ...T[]]): T
}

/** @param seed any text; usually the picture's path */
export function randomOf(seed: string): Random {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  return { next, int, pick: (from) => from[int(0, from.length - 1)] ?? from[0] }
}
