import type { Query, QueryPart, QueryValue } from '@foyer/sdk'

/**
 * A query sorted by name, without undefined and null; a list repeats its name. Equal data give the same
 * string, for the address and for the cache key.
 */
export function canonicalQuery(query: Query): string {
  const search = new URLSearchParams()
  for (const name of Object.keys(query).sort())
    for (const value of [query[name]].flat()) if (value != null) search.append(name, String(value))
  return search.toString()
}

export interface Target {
  readonly url: string
  /**
   * The gateway's own origin. Other origins get no header that names merchant, member, device or language
   * (RO-14).
   */
  readonly own: boolean
}

/**
 * The address of a call. A path that only looks like the site's own (`//host`, `/\host`) is resolved as the
 * browser does, so it is found to be foreign. `undefined`: not an http address.
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

/** The fields of a body that fit into a query, for an endpoint whose method a profile changes to GET. */
export function queryOf(body: unknown): Query {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(Object.entries(body).filter(([, value]) => isQueryValue(value)))
}

/** Whether a value fits into a query: nothing nested, because gateways encode that differently. */
export const isQueryValue = (value: unknown): value is QueryValue =>
  Array.isArray(value) ? value.every(isPlain) : isPlain(value)

const isPlain = (value: unknown): value is QueryPart =>
  value == null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/**
 * Whether a value is a query: a plugin's code may be untyped. A promise is not one, although it has no bad
 * field.
 */
export const isQuery = (value: unknown): value is Query =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Promise) &&
  Object.values(value).every(isQueryValue)

/** A copy of a query that a plugin gives; `undefined` for what is none, or cannot be read. */
export function copyQuery(value: unknown): Query | undefined {
  try {
    if (!isQuery(value)) return undefined
    // each field is read once: a getter may answer otherwise, or throw
    const copy = { ...value }
    return isQuery(copy) ? copy : undefined
  } catch {
    return undefined
  }
}
