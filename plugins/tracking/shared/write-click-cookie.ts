import { type ClickId, readCookie, writeCookie } from '@foyer/sdk'

const DAY_MS = 86_400_000

/**
 * Writes the cookie in which a vendor's script looks for the click, since the address may have changed before the script is
 * there. It ends with the click's days.
 */
export function writeClickCookie(name: string, click: ClickId | undefined, days: number): void {
  if (click && readCookie(name) !== click.value)
    writeCookie(name, click.value, days - (Date.now() - click.at) / DAY_MS)
}
