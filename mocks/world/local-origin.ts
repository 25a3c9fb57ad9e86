import { parseUrl } from '@foyer/sdk'

const HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** The origin of an http address on this machine; `undefined` for any other address. */
export function localOrigin(text: string): string | undefined {
  const url = parseUrl(text)
  if (!url) return undefined
  const { protocol, hostname, origin } = url
  return protocol === 'http:' && HOSTS.includes(hostname) ? origin : undefined
}
