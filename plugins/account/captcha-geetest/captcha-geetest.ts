import {
  type Activate,
  type CaptchaProvider,
  captchaProviders,
  type Disposer,
  type SiteStatus,
  parseUrl,
} from '@foyer/sdk'
import { loadVendorScript } from './load-vendor-script.ts'
import type { manifest } from './manifest.ts'
import { startV3 } from './start-v3.ts'
import { startV4 } from './start-v4.ts'
import { withVendorCodes } from './start-widget.ts'
import { vendorLanguage } from './vendor-language.ts'

/** Hosts from which the vendor's scripts load more. */
const VENDOR_HOST = /(^|\.)(geetest|geevisit|gsensebot)\.com$|^dn-staticdown\.qbox\.me$/

const GLOBAL = /^(initGeetest4?|Geetest\w*|geetest_\w+)$/

const VENDOR_ELEMENTS = '[class^="geetest_"], [class*=" geetest_"]'

export const activate: Activate<typeof manifest> = (context, { clock, http, scripts, site }) => {
  const { settings } = context
  const timeout = (run: () => void, ms: number): Disposer => context.timeout(run, ms)
  const now = (): number => clock.now()

  /** Number of started boxes: they share the vendor's globals and styles. */
  let activeCount = 0
  const createProvider = ({ id = '', version }: SiteStatus['captcha']): CaptchaProvider => {
    const url = version === 'v4' ? settings.v4ScriptUrl : settings.v3ScriptUrl
    // One for all starts: it counts the tries.
    const load = loadVendorScript(scripts, url, settings.loaderTimeoutMs)
    return {
      key: `geetest-${version}`,
      // Version 3 does not support sms (VA-03).
      scenes: version === 'v4' ? ['login', 'sms', 'register'] : ['login', 'register'],
      proofMs: settings.proofMs,
      start({ language, signal }, events) {
        const common = {
          language: vendorLanguage(language, version),
          fields: settings,
          timeoutMs: settings.loaderTimeoutMs,
          load,
        }
        const start =
          version === 'v4'
            ? startV4({ ...common, captchaId: id, timeout })
            : startV3({ ...common, http, now })
        activeCount++
        const started = withVendorCodes(start, timeout)(signal, events)
        // After the form has destroyed the box, which it does at once.
        const leave = (): void => queueMicrotask(() => --activeCount === 0 && removeVendorElements())
        signal.addEventListener('abort', leave, { once: true })
        return started
      },
    }
  }

  let current: SiteStatus['captcha'] | undefined
  let withdraw: Disposer | undefined
  /** Sets the provider for the gateway's current status; none without an id. */
  const updateProvider = (): void => {
    const captcha = site.status.get()?.captcha
    if (captcha?.id === current?.id && captcha?.version === current?.version) return
    current = captcha
    void withdraw?.()
    withdraw = captcha?.id ? context.contribute(captchaProviders, createProvider(captcha)) : undefined
  }
  context.defer(site.status.subscribe(updateProvider))
  updateProvider()
}

const isVendorAddress = (address: string): boolean => VENDOR_HOST.test(parseUrl(address)?.hostname ?? '')

/** Removes what the vendor's scripts leave in the page and on `window`, however they ended. */
function removeVendorElements(): void {
  for (const box of document.querySelectorAll(VENDOR_ELEMENTS)) box.remove()
  for (const script of document.querySelectorAll('script')) if (isVendorAddress(script.src)) script.remove()
  for (const link of document.querySelectorAll('link')) if (isVendorAddress(link.href)) link.remove()
  for (const style of document.querySelectorAll('style'))
    if (style.textContent?.includes('.geetest_')) style.remove()
  for (const name of Object.keys(globalThis)) if (GLOBAL.test(name)) Reflect.deleteProperty(globalThis, name)
}
