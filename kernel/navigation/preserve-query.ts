/** Query parameters that survive every in-app navigation (RR-08): campaigns and click ids. */
export const PRESERVED_PARAMETERS = [
  'affiliateCode',
  'referralCode',
  'r',
  'inApp',
  'fbclid',
  'gclid',
  'ttclid',
  'kwaiclid',
  'bbg',
  'isBgeTest',
  'cid',
] as const

/**
 * `to` with the preserved parameters of the current query, unless it has its own. Values keep their exact
 * spelling.
 */
export function preserveQuery(to: string, currentQuery: string): string {
  const preserved = pairs(currentQuery).filter(([name]) =>
    (PRESERVED_PARAMETERS as readonly string[]).includes(name),
  )
  if (preserved.length === 0) return to
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? []
  const named = new Set(pairs(query).map(([name]) => name))
  const added = preserved.filter(([name]) => !named.has(name)).map(([, pair]) => pair)
  if (added.length === 0) return to
  return `${path}${query.length > 1 ? `${query}&` : '?'}${added.join('&')}${hash}`
}

/** Name and raw text of each pair: click ids are case-sensitive and must not be decoded and encoded again. */
const pairs = (query: string): readonly (readonly [string, string])[] =>
  query
    .replace(/^\?/, '')
    .split('&')
    .filter(Boolean)
    .map((pair) => [pair.split('=', 1)[0] ?? '', pair] as const)
