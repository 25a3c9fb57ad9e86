/**
 * An address as the browser reads it; `undefined` where it cannot. It checks no more than that: whether the site may go
 * there is `checkUrl`'s question. For `URL.parse`, which the oldest browsers lack. Never throws.
 *
 * @param base what a relative address is read against
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
