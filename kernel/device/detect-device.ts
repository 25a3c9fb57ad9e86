import type { Device, Platform, Shell } from '@foyer/sdk'

/** What the browser tells of itself. */
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
  /** What stands under the local key WEBCLIP. */
  readonly storedWebclip: string | undefined
}

/** The operator's own app adds this to its user agent. */
const NATIVE_APP = /\bFoyerApp\//
const NO_WEBCLIP_VALUES = ['', '0', 'false']

/** Whether the address carries the mark that a home-screen profile puts there. */
export const hasWebclipMarker = (search: string): boolean =>
  new URLSearchParams(search).get('source') === 'webclip'

/**
 * Tells what the page runs on. An iPad that asks for desktop pages calls itself a Mac, and no Mac has a touch screen. A web
 * clip is known by its mark alone: to the browser it looks like a tab or like an installed app.
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

function shellOf({ userAgent, standalone, displayMode, search, storedWebclip }: DeviceSignals): Shell {
  if (NATIVE_APP.test(userAgent)) return 'native'
  if (hasWebclipMarker(search) || !NO_WEBCLIP_VALUES.includes(storedWebclip ?? '')) return 'webclip'
  return standalone || displayMode !== 'browser' ? 'pwa' : 'browser'
}

/**
 * A Mac's user agent tells only Safari's version, which is the system's; from 26 on the `OS` part stands still at 18 and
 * Safari's version goes on. So: the greater of the two.
 */
function iosVersionOf(userAgent: string, desktopIpad: boolean): readonly [number, number] | undefined {
  const system = desktopIpad ? null : /\bOS (\d+)[_.](\d+)/.exec(userAgent)
  const safari = /\bVersion\/(\d+)\.(\d+)/.exec(userAgent)
  const found = system && !(safari && Number(safari[1]) > Number(system[1])) ? system : safari
  return found ? [Number(found[1]), Number(found[2])] : undefined
}
