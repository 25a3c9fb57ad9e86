import type { Device } from '../services/device.ts'

/**
 * Makes a device; a browser on another system than iOS and Android by default.
 *
 * @example
 * fakeDevice({ platform: 'ios', iosVersion: [17, 2] })
 */
export const fakeDevice = (part: Partial<Device> = {}): Device => ({
  platform: 'android',
  shell: 'browser',
  ipad: false,
  iosVersion: undefined,
  headerValue: undefined,
  ...part,
})
