import { isRecord } from '../storage/type-guards.ts'

/**
 * What the page's inline script (`app/boot/boot.js`) left in `globalThis.__foyer`, by name: `token`, which the address held;
 * `status`, a promise of the response to the first status call; `tap`, the button that was tapped last, and `hear`, the
 * listener that notes it. Of unknown shape. Given once, so that nobody else's script finds a token there, and so that the
 * body of the response is read once.
 */
export function takeBootState(name: 'token' | 'status' | 'earlyClick' | 'onEarlyClick'): unknown {
  const state: unknown = Reflect.get(globalThis, '__foyer')
  if (!isRecord(state)) return undefined
  const value = state[name]
  delete state[name]
  return value
}
