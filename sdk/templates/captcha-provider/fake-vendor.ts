import type { CaptchaVendor } from '@foyer/sdk/testing'
import type { Vendor, VendorBox } from './vendor.ts'

/** The vendor's script without the vendor: the test plays the player. */
export function fakeVendor(): CaptchaVendor {
  let box: VendorBox | undefined
  const vendor: Vendor = {
    open(opened) {
      box = opened
      return { close: () => (box = undefined) }
    },
  }
  return {
    loadScript: () => Object.assign(globalThis, { acmeCaptcha: vendor }),
    pass: () => box?.onPass('a'.repeat(50)),
    close: () => box?.onClose(),
    fail: (code) => box?.onError(code),
  }
}
