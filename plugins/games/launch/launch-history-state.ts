/**
 * Marks an entry of the browser's history as one that has led into a game. Back from the game then finds a page that waits,
 * instead of one that throws the player straight back into the game.
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
