import { isRecord } from '@foyer/sdk'

/**
 * Takes a value that the page's inline script (`app/boot/boot.js`) left in `globalThis.__foyer`: `token`,
 * from the address; `reloading`, true while that address is being replaced; `status`, a promise of the response to the first status call; `earlyClick`, the button
 * that was clicked last; `onEarlyClick`, the listener that records it. Of unknown shape. Removes the value,
 * so that no other script finds a token there and the response's body is read once.
 */
export function takeBootState(
  name: 'token' | 'reloading' | 'status' | 'earlyClick' | 'onEarlyClick',
): unknown {
  const state: unknown = Reflect.get(globalThis, '__foyer')
  if (!isRecord(state)) return undefined
  const value = state[name]
  delete state[name]
  return value
}

/**
 * Ends the inline script's recording of clicks. Returns a function that clicks the last button again that the
 * player clicked while the page's script was loading, and that has looked pressed since: its handlers exist by then. Links need no script and
 * were followed at once.
 */
export function takeEarlyClick(): () => void {
  const onEarlyClick = takeBootState('onEarlyClick')
  const earlyClick = takeBootState('earlyClick')
  if (typeof onEarlyClick === 'function') removeEventListener('click', onEarlyClick as EventListener, true)
  return () => {
    if (!(earlyClick instanceof HTMLElement)) return
    delete earlyClick.dataset['pressed']
    if (earlyClick.isConnected) earlyClick.click()
  }
}
