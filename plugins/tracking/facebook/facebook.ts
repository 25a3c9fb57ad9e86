import {
  type Activate,
  commandStub,
  type PixelCall,
  pixelDestination,
  pixelIds,
  readCookie,
  trackingDestinations,
  type ClickId,
  writeCookie,
} from '@foyer/sdk'
import { pixelTrack } from '../contract.ts'
import { definedFields } from '../shared/defined-fields.ts'
import type { manifest } from './manifest.ts'
import { COOKIE_DAYS, map, NAMES } from './map.ts'

import { nextFbc, nextFbp } from './click-id.ts'

const RANDOM_BELOW = 2 ** 31

/** What the vendor's script looks for in the stub. `disablePushState`: it sends no page view when the history changes. */
const STUB = { loaded: true, version: '2.0', disablePushState: true }
/** Limited Data Use, with country and state found by the vendor. */
const LIMITED_DATA_USE: PixelCall = ['dataProcessingOptions', ['LDU'], 0, 0]

export const activate: Activate<typeof manifest> = (context, { attribution }) => {
  const { pixelId, scriptUrl, limitedDataUse, eventNames } = context.settings
  const ids = pixelIds(pixelId)
  if (ids.length === 0)
    return context.logger.warn('FB-PIXEL: the setting pixelId is not the number of a pixel')
  const click = attribution?.clickId('fbclid')
  writeCookies(click)
  context.contribute(
    trackingDestinations,
    pixelDestination(context, {
      key: 'facebook',
      scripts: [scriptUrl],
      call: commandStub(context, ['fbq', '_fbq'], 'callMethod', STUB),
      start: [
        ['consent', 'grant'],
        ...(limitedDataUse ? [LIMITED_DATA_USE] : []),
        // No automatic events: the vendor would read buttons and forms.
        ...ids.flatMap((id): PixelCall[] => [
          ['set', 'autoConfig', false, id],
          ['init', id],
        ]),
      ],
      stop: [['consent', 'revoke']],
      pageView: [['track', 'PageView']],
      identify: (external_id) => ids.map((id) => ['init', id, { external_id }]),
      // The vendor's script ignores a second `init` while it has user data.
      forget: [['set', 'userData', {}]],
      names: { ...NAMES, ...eventNames },
      map,
    }),
  )
  context.contribute(pixelTrack, () =>
    definedFields({
      fbPixelId: pixelId,
      fbclid: click?.value,
      fbc: readCookie('_fbc'),
      fbp: readCookie('_fbp'),
    }),
  )
}

/** Writes _fbc of the click and _fbp, where the cookies do not have them. */
function writeCookies(click: ClickId | undefined): void {
  const { hostname } = location
  const now = Date.now()
  const fbc = nextFbc(readCookie('_fbc'), click, hostname)
  if (fbc !== undefined) writeCookie('_fbc', fbc, COOKIE_DAYS)
  const fbp = nextFbp(readCookie('_fbp'), hostname, now, Math.floor(Math.random() * RANDOM_BELOW))
  if (fbp !== undefined) writeCookie('_fbp', fbp, COOKIE_DAYS)
}
