const SECRET = /passw|pwd|token|secret|authcode|verificationcode|^pin$|accountno|pixkey/i
const MASK = '•••'

/** A copy in which every value under a name such as `password` or `token` is masked, at any depth. */
export function maskSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, SECRET.test(name) ? MASK : maskSecrets(inner)]),
  )
}

/** Path and query with secret parameters masked. */
export function maskAddress(url: URL): string {
  const names = new Set([...url.searchParams.keys()].filter((name) => SECRET.test(name)))
  if (names.size === 0) return url.pathname + url.search
  const query = new URLSearchParams(url.searchParams)
  for (const name of names) query.set(name, MASK)
  return `${url.pathname}?${query}`
}
