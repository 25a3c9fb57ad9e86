/** Numbers that look random and are the same for each seed: mulberry32. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** One of them; undefined where there are none. */
  pick<T>(values: readonly T[]): T | undefined
}

export function random(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { next, pick: (values) => values[Math.floor(next() * values.length)] }
}
