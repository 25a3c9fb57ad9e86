import { routeOf } from './route-of.ts'

/**
 * What a page tells the worker. `skip-waiting`: the player wants the new build now. A list of addresses: what the page has
 * loaded so far, before there was a worker; of these, the files to keep. `undefined`: nothing that it knows.
 */
export function readMessage(data: unknown, origin: string): 'skip-waiting' | readonly string[] | undefined {
  if (data === 'skip-waiting') return data
  if (!Array.isArray(data)) return undefined
  const files = data.flatMap((url: unknown) => {
    if (typeof url !== 'string' || !URL.canParse(url)) return []
    const route = routeOf({ method: 'GET', mode: 'cors', url }, origin)
    return route && route.kind !== 'page' ? [route.key] : []
  })
  return [...new Set(files)]
}
