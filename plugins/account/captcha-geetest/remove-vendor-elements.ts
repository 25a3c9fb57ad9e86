import { parseUrl } from '@foyer/sdk'

/** Hosts from which the vendor's scripts load more. */
const VENDOR_HOST = /(^|\.)(geetest|geevisit|gsensebot)\.com$|^dn-staticdown\.qbox\.me$/
const GLOBAL = /^(initGeetest4?|Geetest\w*|geetest_\w+)$/
const VENDOR_ELEMENTS = '[class^="geetest_"], [class*=" geetest_"]'

const isVendorAddress = (address: string): boolean => VENDOR_HOST.test(parseUrl(address)?.hostname ?? '')

/** Removes what the vendor's scripts leave in the page and on `window`, however they ended. */
export function removeVendorElements(): void {
  for (const box of document.querySelectorAll(VENDOR_ELEMENTS)) box.remove()
  for (const script of document.querySelectorAll('script')) if (isVendorAddress(script.src)) script.remove()
  for (const link of document.querySelectorAll('link')) if (isVendorAddress(link.href)) link.remove()
  for (const style of document.querySelectorAll('style'))
    if (style.textContent?.includes('.geetest_')) style.remove()
  for (const name of Object.keys(globalThis)) if (GLOBAL.test(name)) Reflect.deleteProperty(globalThis, name)
}
