import { COOKIE_SECONDS } from './constants.ts'

/** The value of a cookie in `document.cookie`. */
export function readCookie(name: string, cookies = document.cookie): string | undefined {
  for (const pair of cookies.split('; ')) if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1)
  return undefined
}

export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${value}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax${secure}`
}

/** Removes a cookie of this host and of every parent domain, where the vendor's script may have set it. */
export function removeCookie(name: string): void {
  const labels = location.hostname.split('.')
  const gone = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`
  document.cookie = gone
  for (let at = 0; at < labels.length - 1; at++)
    document.cookie = `${gone}; domain=${labels.slice(at).join('.')}`
}
