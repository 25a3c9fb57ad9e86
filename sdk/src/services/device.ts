import { token } from '../token.ts'

/** The operating system. */
export type Platform = 'ios' | 'android' | 'other'

/**
 * How the page was opened. `native`: in the operator's app. `pwa`: from the home screen. `webclip`: from an
 * iOS configuration profile. `browser`: in a browser.
 */
export type Shell = 'native' | 'pwa' | 'webclip' | 'browser'

/** What the page runs on. It stays the same for as long as the page is open. */
export interface Device {
  readonly platform: Platform
  readonly shell: Shell
  readonly ipad: boolean
  /** iOS version as major and minor, `[17, 4]`; `undefined` where it is not known. */
  readonly iosVersion: readonly [number, number] | undefined
  /** Value of the Device header and field of calls; `undefined`: they are left out (EN-03). */
  readonly headerValue: 'IPAD' | 'PWA' | 'WEBCLIP' | undefined
}

/** The device. Always there. */
export const DEVICE = token<Device>('kernel.device')
