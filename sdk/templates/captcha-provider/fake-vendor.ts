import type { CaptchaVendor } from '@foyer/sdk/testing'
import type { Vendor, VendorBox } from './vendor.ts'

/** A fake of the vendor's script: the test acts as the player. */
export interface FakeVendor extends CaptchaVendor {
  /** What the vendor was called with, for each box. */
  readonly opened: readonly VendorBox[]
  /** The box, which is in the page while it is open, so that the conformance suite sees one that stays. */
  readonly element: HTMLElement
}

export function fakeVendor(): FakeVendor {
  const opened: VendorBox[] = []
  const element = document.createElement('div')
  let open: VendorBox | undefined
  const vendor: Vendor = {
    open(box) {
      opened.push(box)
      open = box
      document.body.append(element)
      return { close: () => void close() }
    },
  }
  /** Closes the box; returns it, if it was open. */
  const close = (): VendorBox | undefined => {
    const closed = open
    open = undefined
    element.remove()
    return closed
  }
  return {
    opened,
    element,
    loadScript: () => Object.assign(globalThis, { acmeCaptcha: vendor }),
    pass: () => close()?.onPass('a'.repeat(50)),
    close: () => close()?.onClose(),
    fail: (code) => close()?.onError(code),
  }
}
