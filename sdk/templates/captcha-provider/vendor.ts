/** The part of the vendor's script that is used. Replace it with the real vendor's shape. */
export interface Vendor {
  /** Opens a new box of the vendor's over the page. At most one of the callbacks is called, once. */
  open(box: VendorBox): {
    /** Closes the box, if it is open, without a callback. */
    close(): void
  }
}
export interface VendorBox {
  readonly siteKey: string
  /** The vendor's own code, of at most 6 letters, digits and hyphens (VA-05). */
  readonly language: string
  readonly onPass: (token: string) => void
  readonly onClose: () => void
  readonly onError: (code: string) => void
}

/** What the script has set; `undefined` before it has loaded. */
export const vendorOnPage = (): Vendor | undefined =>
  (globalThis as { readonly acmeCaptcha?: Vendor }).acmeCaptcha
