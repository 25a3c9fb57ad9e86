const DAY_SECONDS = 86_400

/** The value of a first-party cookie, as written; `undefined` where there is none of the name. */
export function readCookie(name: string, cookies: string = document.cookie): string | undefined {
  for (const pair of cookies.split('; ')) if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1)
  return undefined
}

/**
 * Writes a first-party cookie for the whole host. Its name belongs into the manifest's `cookies`: the host removes those of
 * a plugin that stops (TR-16).
 *
 * @param value - without `;`, `,` and spaces
 * @param days - how long it lives; a part of a day counts, and 0 or less removes it
 */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  const seconds = Math.max(0, Math.round(days * DAY_SECONDS))
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`
}

/** Removes a cookie of this host and of every parent domain, where a vendor's script may have set it. */
export function removeCookie(
  name: string,
  { hostname, protocol }: Pick<Location, 'hostname' | 'protocol'> = location,
): void {
  const labels = hostname.split('.')
  const secure = protocol === 'https:' ? '; secure' : ''
  const expired = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT${secure}`
  document.cookie = expired
  for (let first = 0; first < labels.length - 1; first++)
    document.cookie = `${expired}; domain=${labels.slice(first).join('.')}`
}
