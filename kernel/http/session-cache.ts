import { CACHE_PREFIX } from './ports.ts'

/** The browser's session storage, if it is usable. */
export function sessionArea(): Storage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

/** Names of the cached responses in session storage. */
export const cachedNames = (area: Storage): string[] =>
  Array.from({ length: area.length }, (_, index) => area.key(index) ?? '').filter((name) =>
    name.startsWith(CACHE_PREFIX),
  )

/**
 * Removes every cached response from session storage. Does not need the engine, so it works for a logout
 * before the first call.
 */
export function clearResponseCache(): void {
  const area = sessionArea()
  try {
    if (area) for (const name of cachedNames(area)) area.removeItem(name)
  } catch {
    // Unreadable storage has no response that could be shown.
  }
}
