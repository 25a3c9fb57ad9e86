const HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** The origin of an http address on this machine; `undefined` for any other address. */
export function localOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, origin } = new URL(text)
  return protocol === 'http:' && HOSTS.includes(hostname) ? origin : undefined
}
