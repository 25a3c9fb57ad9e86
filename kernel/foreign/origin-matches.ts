const WILDCARD = 'https://*.'

/** Whether an allowed host takes in the one asked for. A wildcard stands for every host below, not for the host itself. */
export function originMatches(allowed: string, origin: string): boolean {
  if (allowed === origin) return true
  if (!allowed.startsWith(WILDCARD)) return false
  return origin.startsWith('https://') && origin.endsWith(allowed.slice(WILDCARD.length - 1))
}
