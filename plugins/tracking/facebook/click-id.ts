import type { ClickId } from '@foyer/sdk'

/** `fb.<labels of the host after the first>.<epoch ms>.<what>`: the vendor's format of _fbc and _fbp. */
const format = (host: string, at: number, value: string): string =>
  `fb.${Math.max(host.split('.').length - 1, 0)}.${at}.${value}`

/** A new value for _fbc, or `undefined` to leave the cookie: only another click replaces it. */
export function nextFbc(
  current: string | undefined,
  click: ClickId | undefined,
  host: string,
): string | undefined {
  if (click === undefined) return undefined
  const storedClickId = /^fb\.\d+\.\d+\.(.+)$/.exec(current ?? '')?.[1]
  return storedClickId === click.value ? undefined : format(host, click.at, click.value)
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
