import { CACHE_PREFIX } from './constants.ts'

/** The browser's session storage, where there is one that can be used. */
export function sessionArea(): Storage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

/** Names of the kept answers in session storage. */
export const keptNames = (area: Storage): string[] =>
  Array.from({ length: area.length }, (_, index) => area.key(index) ?? '').filter((name) =>
    name.startsWith(CACHE_PREFIX),
  )

/** Removes every kept answer from session storage; needs no engine, so that a logout leaves nothing behind. */
export function dropKept(): void {
  const area = sessionArea()
  try {
    if (area) for (const name of keptNames(area)) area.removeItem(name)
  } catch {
    // Storage that cannot be read keeps nothing either.
  }
}
