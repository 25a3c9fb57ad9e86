const WILDCARD = 'https://*.'

/**
 * Whether an allowed origin matches a requested one. A wildcard matches every subdomain, not the domain
 * itself.
 */
export function originMatches(allowed: string, origin: string): boolean {
  if (allowed === origin) return true
  if (!allowed.startsWith(WILDCARD)) return false
  return origin.startsWith('https://') && origin.endsWith(allowed.slice(WILDCARD.length - 1))
}
