/**
 * An address with these parameters at the end of its query. Existing parameters of the same names are
 * removed; everything else, the hash too, keeps its spelling. `undefined` only removes.
 */
export function withParameters(
  { origin, pathname, search, hash }: URL,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const remaining = search
    .slice(1)
    .split('&')
    .filter((pair) => pair && !Object.hasOwn(parameters, nameOf(pair)))
  const added = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  )
  const query = [...remaining, ...added].join('&')
  return `${origin}${pathname}${query && `?${query}`}${hash}`
}

/** Decoded, because `%74oken` is `token` too. */
const nameOf = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? ''
