import type { Query, QueryValue } from '@foyer/sdk'

/** A query in one order, without what is undefined: the same data give the same string, for the address and for the key of the cache. */
export function canonicalQuery(query: Query): string {
  const search = new URLSearchParams()
  for (const name of Object.keys(query).sort()) {
    const value = query[name]
    if (value !== undefined) search.append(name, String(value))
  }
  return search.toString()
}

export interface Target {
  readonly url: string
  /** The gateway's own origin. Any other gets no header that names merchant, member, device or language (RO-14). */
  readonly own: boolean
  /** Answers of /lgw/ are handed on as they are (CA-34). */
  readonly passThrough: boolean
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
  return { url: url.href, own, passThrough: own && url.pathname.startsWith('/lgw/') }
}

/** The fields of a body that a query can hold, for an endpoint whose method a profile has turned into GET. */
export function queryOf(body: unknown): Query {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(Object.entries(body).filter(([, value]) => isQueryValue(value)))
}

export const isQueryValue = (value: unknown): value is QueryValue =>
  value === undefined || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
