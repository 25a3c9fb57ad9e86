import { type ClickId, readCookie, writeCookie } from '@foyer/sdk'
import { nextFbc, nextFbp } from './click-id.ts'
import { COOKIE_DAYS } from './constants.ts'

const RANDOM_BELOW = 2 ** 31

/** Writes _fbc of the click and _fbp, where the cookies do not have them. */
export function writeCookies(click: ClickId | undefined): void {
  const { hostname } = location
  const now = Date.now()
  const fbc = nextFbc(readCookie('_fbc'), click, hostname)
  if (fbc !== undefined) writeCookie('_fbc', fbc, COOKIE_DAYS)
  const fbp = nextFbp(readCookie('_fbp'), hostname, now, Math.floor(Math.random() * RANDOM_BELOW))
  if (fbp !== undefined) writeCookie('_fbp', fbp, COOKIE_DAYS)
}
