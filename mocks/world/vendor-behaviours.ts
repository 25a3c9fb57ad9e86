import { defineEntries } from '../define-scenario.ts'

/** How the double of a vendor's script behaves; by default as the vendor's own. */
export const VENDOR_BEHAVIOURS = [
  /** as an ad blocker leaves it: the connection breaks */
  'blocked',
  /** answers after `SLOW_MS` */
  'slow',
  /** it throws when it has loaded, and at every call */
  'throws',
  /** it replaces its own global variable, functions of the browser, and extends arrays */
  'redefines',
] as const
export type VendorBehaviour = (typeof VENDOR_BEHAVIOURS)[number]

const isBehaviour = (text: string): text is VendorBehaviour =>
  (VENDOR_BEHAVIOURS as readonly string[]).includes(text)

/** By vendor: `vendors=tiktok:throws,kwai:blocked`. */
export const VENDORS = defineEntries<VendorBehaviour>({
  name: 'vendors',
  readEntry(text) {
    const [vendor = '', behaviour = ''] = text.split(':')
    return /^[a-z][\w-]*$/.test(vendor) && isBehaviour(behaviour) ? [vendor, behaviour] : undefined
  },
  writeEntry: (vendor, behaviour) => `${vendor}:${behaviour}`,
})
