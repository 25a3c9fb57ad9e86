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
  history.replaceState({ ...(typeof state === 'object' ? state : {}), [STATE_KEY]: true }, '')
}
