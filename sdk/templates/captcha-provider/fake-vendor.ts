import type { CaptchaVendor } from '@foyer/sdk/testing'
import type { Vendor, VendorBox } from './vendor.ts'

/** A fake of the vendor's script: the test acts as the player. */
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
