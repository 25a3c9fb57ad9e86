import { isRecord } from '../storage/shapes.ts'

/**
 * The token that the page's inline script took out of the address: `globalThis.__foyer.token`. Given once, and gone before
 * anybody else's script runs.
 */
export function takeToken(): unknown {
  const left: unknown = Reflect.get(globalThis, '__foyer')
  if (!isRecord(left)) return undefined
  const { token } = left
  delete left['token']
  return token
}
