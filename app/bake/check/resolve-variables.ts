/** No theme needs more, and a circle would not end. */
const MOST_STEPS = 20

/** A text with each `var(--name, fallback)` replaced by its value; `undefined` where one has none, or the names form a circle. */
export function resolveVariables(text: string, values: ReadonlyMap<string, string>): string | undefined {
  let resolved = text
  for (let step = 0; step < MOST_STEPS; step++) {
    const start = resolved.indexOf('var(')
    if (start < 0) return resolved
    const end = closing(resolved, start + 'var('.length)
    if (end === undefined) return undefined
    const [, name = '', fallback] =
      /^\s*(--[\w-]+)\s*(?:,(.*))?$/s.exec(resolved.slice(start + 'var('.length, end)) ?? []
    const value = values.get(name) ?? fallback
    if (value === undefined) return undefined
    resolved = resolved.slice(0, start) + value.trim() + resolved.slice(end + 1)
  }
  return undefined
}

/** Where the parenthesis closes that was opened before an index. */
function closing(text: string, from: number): number | undefined {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return at
  }
  return undefined
}
