import type { Device, Platform, Shell } from '@foyer/sdk'

/** What the browser reports about itself. */
export interface DeviceSignals {
  readonly userAgent: string
  /** `navigator.platform` */
  readonly platform: string
  readonly maxTouchPoints: number
  /** `navigator.standalone`: opened from the home screen of an iOS device */
  readonly standalone: boolean
  /** The display mode that matches; `browser` for an ordinary tab. */
  readonly displayMode: string
  /** `location.search` */
  readonly search: string
  /** The value stored under the local key WEBCLIP. */
  readonly storedWebclip: string | undefined
  /** The name of the operator's own app in its user agent; default: `FoyerApp`. */
  readonly appName: string | undefined
}

/** What the operator's own app adds to its user agent before a slash and its version, unless the merchant says otherwise. */
const APP_NAME = 'FoyerApp'
const NO_WEBCLIP_VALUES = ['', '0', 'false']

/** Whether the address has the marker that a home-screen profile adds. */
export const hasWebclipMarker = (search: string): boolean =>
  new URLSearchParams(search).get('source') === 'webclip'

/**
 * Detects the device that the page runs on. An iPad that requests desktop pages reports itself as a Mac, but
 * no Mac has a touch screen. Only its marker identifies a web clip: otherwise it looks like a tab or an
 * installed app.
 */
export function detectDevice(signals: DeviceSignals): Device {
  const { userAgent, maxTouchPoints } = signals
  const windowsPhone = userAgent.includes('Windows Phone')
  const desktopIpad =
    maxTouchPoints > 1 && (signals.platform === 'MacIntel' || userAgent.includes('Macintosh'))
  const ipad = desktopIpad || userAgent.includes('iPad')
  const ios = ipad || (!windowsPhone && /iPhone|iPod/.test(userAgent))
  const platform: Platform = ios
    ? 'ios'
    : !windowsPhone && userAgent.includes('Android')
      ? 'android'
      : 'other'
  const shell = shellOf(signals)
  return {
    platform,
    shell,
    ipad,
    iosVersion: ios ? iosVersionOf(userAgent, desktopIpad) : undefined,
    headerValue: ipad ? 'IPAD' : shell === 'pwa' ? 'PWA' : shell === 'webclip' ? 'WEBCLIP' : undefined,
  }
}

function shellOf(signals: DeviceSignals): Shell {
  const { userAgent, standalone, displayMode, search, storedWebclip, appName = APP_NAME } = signals
  if (` ${userAgent}`.includes(` ${appName}/`)) return 'native'
  if (hasWebclipMarker(search) || !NO_WEBCLIP_VALUES.includes(storedWebclip ?? '')) return 'webclip'
  return standalone || displayMode !== 'browser' ? 'pwa' : 'browser'
}

/**
 * A Mac's user agent has only Safari's version, which equals the system's. From version 26 on the `OS` part
 * stays at 18 while Safari's version increases. So this takes the greater of the two.
 */
function iosVersionOf(userAgent: string, desktopIpad: boolean): readonly [number, number] | undefined {
  const system = desktopIpad ? null : /\bOS (\d+)[_.](\d+)/.exec(userAgent)
  const safari = /\bVersion\/(\d+)\.(\d+)/.exec(userAgent)
  const found = system && !(safari && Number(safari[1]) > Number(system[1])) ? system : safari
  return found ? [Number(found[1]), Number(found[2])] : undefined
}
