import { VENDOR_HOSTS, VENDOR_IDS } from './constants.ts'

/**
 * What the vendors' scripts have put into the page beside the site's own elements: the windows and buttons with the vendors'
 * ids, and the scripts, frames and styles from their hosts.
 */
export const vendorNodes = (page: Document): readonly Element[] =>
  [...page.head.children, ...page.body.children].filter(
    (element) =>
      VENDOR_IDS.test(element.id) || isOfVendor(element.getAttribute('src') ?? element.getAttribute('href')),
  )

/** Whether an address is of a vendor's host, or one below it. */
function isOfVendor(address: string | null): boolean {
  if (address === null) return false
  try {
    const { hostname } = new URL(address, location.origin)
    return VENDOR_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  } catch {
    return false
  }
}
