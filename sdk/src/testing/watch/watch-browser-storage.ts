const entriesOf = (storage: Storage | undefined): readonly (readonly [string, string])[] =>
  storage ? Array.from({ length: storage.length }, (_, at) => pairAt(storage, at)) : []
function pairAt(storage: Storage, at: number): readonly [string, string] {
  const key = storage.key(at) ?? ''
  return [key, storage.getItem(key) ?? '']
}

function snapshot(): ReadonlyMap<string, string> {
  const cookies = globalThis.document?.cookie.split('; ').filter(Boolean) ?? []
  return new Map([
    ...entriesOf(globalThis.localStorage).map(([key, value]) => [`localStorage ${key}`, value] as const),
    ...entriesOf(globalThis.sessionStorage).map(([key, value]) => [`sessionStorage ${key}`, value] as const),
    ...cookies.map((pair) => [`cookie ${pair.split('=', 1)[0]}`, pair] as const),
  ])
}

/**
 * Records what the browser stores now; the returned function lists the differences. The kernel's storage is
 * not included.
 */
export function watchBrowserStorage(): () => readonly string[] {
  const before = snapshot()
  return () => {
    const after = snapshot()
    const written = [...after].filter(([name, value]) => before.get(name) !== value).map(([name]) => name)
    return [
      ...written,
      ...[...before.keys()].filter((name) => !after.has(name)).map((name) => `${name} (removed)`),
    ]
  }
}
