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
