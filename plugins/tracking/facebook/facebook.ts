import { type Activate, navigated, pageHoldsSecrets, trackingDestinations } from '@foyer/sdk'
import { pixelTrack } from '../contract.ts'
import { clickId, nextFbc, nextFbp } from './click-id.ts'
import { readCookie, removeCookie, writeCookie } from './cookies.ts'
import { createFbq } from './fbq.ts'
import type { manifest } from './manifest.ts'
import { accepts, map } from './map.ts'

const FBC = '_fbc'
const FBP = '_fbp'
const RANDOM_BELOW = 2 ** 31

/**
 * The cookies of the last activation on this page. Deactivation removes them (TR-16, RO-13); after a restart, or if the
 * merchant switches the plugin on again, the player's click id is restored from here.
 */
let previousCookies: ReadonlyMap<string, string> = new Map()

export const activate: Activate<typeof manifest> = (context) => {
  const { pixelId, scriptUrl } = context.settings
  if (pixelId === '') return context.logger.warn('TR-PIXEL: the setting pixelId is not the number of a pixel')
  restoreCookies()
  context.defer(removeCookies)

  const fbq = createFbq()
  context.global('fbq', fbq)
  context.global('_fbq', fbq)
  context.defer(() => fbq('consent', 'revoke'))
  // No automatic events: the vendor would read buttons and forms.
  fbq('set', 'autoConfig', false, pixelId)
  fbq('init', pixelId)

  // The vendor's script reads the page's address itself, so calls wait while the address contains a secret (TR-17).
  const waiting: (readonly unknown[])[] = []
  const flush = (): void => {
    if (!pageHoldsSecrets(location)) for (const call of waiting.splice(0)) fbq(...call)
  }
  context.on(navigated, flush)

  // The router may restart and load again: the vendor's script is there already, and the page view is tracked.
  let loading: Promise<void> | undefined
  const load = async (): Promise<void> => {
    try {
      await context.script(new URL(scriptUrl, location.origin).href, { retries: 1 })
      waiting.push(['track', 'PageView'])
    } catch (error) {
      loading = undefined
      throw error
    }
  }

  context.contribute(trackingDestinations, {
    key: 'facebook',
    consent: 'marketing',
    accepts,
    async load() {
      await (loading ??= load())
      flush()
    },
    send(event) {
      waiting.push(map(event))
      flush()
    },
  })
  context.contribute(pixelTrack, () => {
    const fbc = readCookie(FBC)
    const fbp = readCookie(FBP)
    return {
      fbPixelId: pixelId,
      ...(fbc === undefined ? {} : { fbc }),
      ...(fbp === undefined ? {} : { fbp }),
    }
  })
}

function restoreCookies(): void {
  const now = Date.now()
  const { hostname, search } = location
  for (const [name, value] of previousCookies) if (readCookie(name) === undefined) writeCookie(name, value)
  const fbc = nextFbc(readCookie(FBC), clickId(search), hostname, now)
  if (fbc !== undefined) writeCookie(FBC, fbc)
  const fbp = nextFbp(readCookie(FBP), hostname, now, Math.floor(Math.random() * RANDOM_BELOW))
  if (fbp !== undefined) writeCookie(FBP, fbp)
}

function removeCookies(): void {
  const saved = new Map<string, string>()
  for (const name of [FBC, FBP]) {
    const value = readCookie(name)
    if (value !== undefined) saved.set(name, value)
    removeCookie(name)
  }
  previousCookies = saved
}
