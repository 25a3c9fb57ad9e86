/**
 * What the site's own code constructs and calls by its global name. Scripts of vendors have no reason to replace these,
 * as they have for `fetch` or `Promise`.
 */
const NAMES = [
  'AbortController',
  'AbortSignal',
  'Array',
  'BroadcastChannel',
  'Headers',
  'Intl',
  'JSON',
  'Map',
  'Object',
  'Reflect',
  'Request',
  'Response',
  'Set',
  'String',
  'Symbol',
  'URL',
  'URLSearchParams',
  'WeakMap',
] as const

/** Makes these global variables constant, before a foreign plugin runs: the page goes on, and hears the switch-off. */
export function lockGlobals(target: object = globalThis): void {
  for (const name of NAMES) {
    const found = Object.getOwnPropertyDescriptor(target, name)
    if (found?.configurable && 'value' in found)
      Object.defineProperty(target, name, { ...found, writable: false, configurable: false })
  }
}
