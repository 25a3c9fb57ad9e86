/**
 * Marks an entry of the browser's history that has led into a game. Back from the game then opens a page that
 * waits, and does not launch the game again at once.
 */
const STATE_KEY = 'foyerLaunched'

export const hasLaunched = (): boolean => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && STATE_KEY in state
}

export function markLaunched(): void {
  const state: unknown = history.state
  try {
    history.replaceState({ ...(typeof state === 'object' ? state : {}), [STATE_KEY]: true }, '')
  } catch {
    // Safari refuses after 100 changes within 30 seconds: Back then launches the game again.
  }
}
