/** Path with the most literal segments wins; `:name` stands for one segment. A trailing slash is nothing. */
export function matchRoute<Entry extends { readonly value: { readonly path: string } }>(
  entries: readonly Entry[],
  pathname: string,
): Entry | undefined {
  const asked = segments(pathname)
  let best: Entry | undefined
  let literals = -1
  for (const entry of entries) {
    const pattern = segments(entry.value.path)
    if (pattern.length !== asked.length) continue
    const fits = pattern.every((segment, at) => segment.startsWith(':') || segment === asked[at])
    const count = pattern.filter((segment) => !segment.startsWith(':')).length
    // Of two alike the first stands: a late plugin takes nobody's screen away.
    if (fits && count > literals) [best, literals] = [entry, count]
  }
  return best
}

const segments = (path: string): readonly string[] => path.split('/').filter(Boolean)
