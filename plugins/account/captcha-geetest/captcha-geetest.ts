import {
  type Activate,
  anySignal,
  type CaptchaProvider,
  captchaProviders,
  type Disposer,
  type SiteStatus,
} from '@foyer/sdk'
import { GeetestCaptcha } from './geetest-captcha.ts'
import { loadVendorScript } from './load-vendor-script.ts'
import type { manifest } from './manifest.ts'
import { removeVendorElements } from './remove-vendor-elements.ts'
import { startV3 } from './start-v3.ts'
import { startV4 } from './start-v4.ts'
import { vendorLanguage } from './vendor-language.ts'
import type { StartWidget } from './widget.ts'

export const activate: Activate<typeof manifest> = (context, { clock, http, scripts, site }) => {
  const { settings } = context
  const timeout = (run: () => void, ms: number): Disposer => context.timeout(run, ms)
  const now = (): number => clock.now()
  const load = (url: string): ((signal: AbortSignal) => Promise<unknown>) =>
    loadVendorScript(scripts, url, settings.loaderTimeoutMs)

  /** Number of active captchas: they share the vendor's globals and styles. */
  let activeCount = 0
  const createProvider = ({ id = '', version }: SiteStatus['captcha']): CaptchaProvider => ({
    key: `geetest-${version}`,
    // Version 3 does not support sms (VA-03).
    scenes: version === 'v4' ? ['login', 'sms', 'register'] : ['login', 'register'],
    create(options) {
      const signal = anySignal(options.signal, context.signal)
      const language = vendorLanguage(options.language, version)
      const common = { language, fields: settings, timeoutMs: settings.loaderTimeoutMs }
      const start: StartWidget =
        version === 'v4'
          ? startV4({ ...common, captchaId: id, timeout, load: load(settings.v4ScriptUrl) })
          : startV3({ ...common, http, now, load: load(settings.v3ScriptUrl) })
      const captcha = new GeetestCaptcha({ start, signal, timeout, now, proofMs: settings.proofMs })
      activeCount++
      // After the captcha's own clean-up, which listens to the signal first.
      signal.addEventListener('abort', () => --activeCount === 0 && removeVendorElements(), { once: true })
      return captcha
    },
  })

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
