import type { Query, QueryPart, QueryValue } from '@foyer/sdk'

/**
 * A query in one order of names, without what is undefined or null; a list repeats its name. The same data give the same
 * string, for the address and for the key of the cache.
 */
export function canonicalQuery(query: Query): string {
  const search = new URLSearchParams()
  for (const name of Object.keys(query).sort())
    for (const value of [query[name]].flat()) if (value != null) search.append(name, String(value))
  return search.toString()
}

export interface Target {
  readonly url: string
  /** The gateway's own origin. Any other gets no header that names merchant, member, device or language (RO-14). */
  readonly own: boolean
}

/**
 * The address of a call. A path that looks own but is not (`//host`, `/\host`) is resolved as the browser would and found foreign.
 * `undefined`: not an http address.
 */
export function targetOf(path: string, query: Query, origin: string): Target | undefined {
  let url: URL
  let base: URL
  try {
    base = new URL(origin)
    url = new URL(path, base)
  } catch {
    return undefined
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  url.hash = ''
  const search = canonicalQuery(query)
  if (search) url.search += `${url.search ? '&' : '?'}${search}`
  const own = url.origin === base.origin
  return { url: url.href, own }
}

/** The fields of a body that a query can hold, for an endpoint whose method a profile has turned into GET. */
export function queryOf(body: unknown): Query {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(Object.entries(body).filter(([, value]) => isQueryValue(value)))
}

/** Whether a query can hold it: nothing nested, since no two gateways write that alike. */
export const isQueryValue = (value: unknown): value is QueryValue =>
  Array.isArray(value) ? value.every(isPlain) : isPlain(value)

const isPlain = (value: unknown): value is QueryPart =>
  value == null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** Whether a query is one: a plugin's code may come without its types. A promise is none, though it holds nothing bad. */
export const isQuery = (value: unknown): value is Query =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Promise) &&
  Object.values(value).every(isQueryValue)
