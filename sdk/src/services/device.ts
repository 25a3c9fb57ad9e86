import { token } from '../token.ts'

export type Platform = 'ios' | 'android' | 'other'
export type Shell = 'native' | 'pwa' | 'webclip' | 'browser'

/** What the page runs on; fixed for the life of the page. */
export interface Device {
  readonly platform: Platform
  readonly shell: Shell
  readonly ipad: boolean
  /** iOS version as major and minor, where it tells one. */
  readonly iosVersion: readonly [number, number] | undefined
  /** Value of the Device header and field: IPAD, PWA, WEBCLIP, or absent (EN-03). */
  readonly wire: 'IPAD' | 'PWA' | 'WEBCLIP' | undefined
}
export const DEVICE = token<Device>('kernel.device')
