/**
 * The Levenshtein distance: how many characters must be added, removed or replaced to turn one word into the
 * other.
 */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++) {
      const change = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1)
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/**
 * The names most similar to an unknown one: at most three, each differing in at most a third of the
 * characters.
 */
export const suggestNames = (name: string, names: readonly string[]): readonly string[] =>
  names
    .map((each) => ({ each, far: editDistance(name, each) }))
    .filter(({ far }) => far <= Math.ceil(name.length / 3))
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ each }) => each)
