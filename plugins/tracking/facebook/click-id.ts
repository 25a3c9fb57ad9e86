import { CLICK_ID_LENGTH } from './constants.ts'

/** `fb.<labels of the host after the first>.<epoch ms>.<what>`: the vendor's format of _fbc and _fbp. */
const format = (host: string, now: number, value: string): string =>
  `fb.${Math.max(host.split('.').length - 1, 0)}.${now}.${value}`

/**
 * The click id of a query, unchanged: its case matters. `undefined` for a value that is not a click id: truncated,
 * malformed, or a macro that the ad network did not fill in.
 */
export function clickId(query: string): string | undefined {
  const found = new URLSearchParams(query).get('fbclid')
  return found !== null && found.length <= CLICK_ID_LENGTH && /^[\w.~-]+$/.test(found) ? found : undefined
}

/** A new value for _fbc, or `undefined` to leave the cookie: only another click replaces it. */
export function nextFbc(
  current: string | undefined,
  click: string | undefined,
  host: string,
  now: number,
): string | undefined {
  if (click === undefined) return undefined
  const storedClickId = /^fb\.\d+\.\d+\.(.+)$/.exec(current ?? '')?.[1]
  return storedClickId === click ? undefined : format(host, now, click)
}

/** A new value for _fbp, or `undefined` if the cookie has one. */
export function nextFbp(
  current: string | undefined,
  host: string,
  now: number,
  random: number,
): string | undefined {
  return current !== undefined && /^fb\.\d+\.\d+\.\d+$/.test(current)
    ? undefined
    : format(host, now, String(random))
}
