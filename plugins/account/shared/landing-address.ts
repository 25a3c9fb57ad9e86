import { holdsSecrets } from '@foyer/sdk'

/**
 * The address that the player came with. The browser remembers it for the document; the site has meanwhile removed
 * what is secret from its own, and may have gone to another screen.
 */
export function landingAddress({ href, origin }: Pick<Location, 'href' | 'origin'>): string {
  const first = globalThis.performance?.getEntriesByType?.('navigation')[0]?.name ?? ''
  return first.startsWith(`${origin}/`) ? first : href
}

/** Decodes once; `undefined`: it is not properly encoded. A plus sign stays one. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * The parameters of an address without the secret ones (TR-17), exactly as they were sent: case and length are
 * unchanged. Of several with one name it is the first.
 */
export function landingParameters(address: string): ReadonlyMap<string, string> {
  const [, query = ''] = (address.split('#', 1)[0] ?? '').split(/\?(.*)/s)
  const parameters = new Map<string, string>()
  for (const pair of query.split('&')) {
    const end = pair.indexOf('=')
    const name = end > 0 ? decode(pair.slice(0, end)) : undefined
    const value = decode(pair.slice(end + 1))
    if (name === undefined || value === undefined || holdsSecrets(pair)) continue
    if (!parameters.has(name)) parameters.set(name, value)
  }
  return parameters
}
