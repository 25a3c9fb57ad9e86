const WILDCARD = 'https://*.'

/** Whether an allowed host takes in the one asked for. A wildcard stands for every host below, not for the host itself. */
export function covers(allowed: string, asked: string): boolean {
  if (allowed === asked) return true
  if (!allowed.startsWith(WILDCARD)) return false
  return asked.startsWith('https://') && asked.endsWith(allowed.slice(WILDCARD.length - 1))
}
