/**
 * How many letters a player has mistyped who means the beginning of a word: the least number of letters left out,
 * added, changed, or swapped with their neighbour, to make `typed` from any prefix of `word`.
 *
 * @param max more mistakes than these are not counted
 * @returns `undefined`: more than `max`
 */
export function prefixDistance(typed: string, word: string, max: number): number | undefined {
  const letters = [...word].slice(0, typed.length + max)
  let before: readonly number[] = []
  // Row of the empty text: a prefix of so many letters is made by leaving them out.
  let row: readonly number[] = Array.from({ length: letters.length + 1 }, (_, column) => column)
  let previous = ''
  for (const letter of typed) {
    const next = [(row[0] ?? 0) + 1]
    for (const [index, target] of letters.entries()) {
      const changed = (row[index] ?? 0) + (letter === target ? 0 : 1)
      const added = (row[index + 1] ?? 0) + 1
      const leftOut = (next[index] ?? 0) + 1
      const swaps = letter === letters[index - 1] && previous === target
      const swapped = swaps ? (before[index - 1] ?? Infinity) + 1 : Infinity
      next.push(Math.min(changed, added, leftOut, swapped))
    }
    if (Math.min(...next) > max) return undefined
    before = row
    row = next
    previous = letter
  }
  const distance = Math.min(...row)
  return distance <= max ? distance : undefined
}
