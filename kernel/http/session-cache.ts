import { CACHE_PREFIX } from './constants.ts'

/** The browser's session storage, where there is one that can be used. */
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

/** Removes every cached response from session storage. Needs no engine, so that a logout before the first call does it too. */
export function clearResponseCache(): void {
  const area = sessionArea()
  try {
    if (area) for (const name of cachedNames(area)) area.removeItem(name)
  } catch {
    // Storage that cannot be read holds nothing that could be shown.
  }
}
