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
import { removeLeftovers } from './remove-leftovers.ts'
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

  /** How many stand: they share the vendor's globals and styles. */
  let standing = 0
  const provide = ({ id = '', version }: SiteStatus['captcha']): CaptchaProvider => ({
    key: `geetest-${version}`,
    // Version 3 serves no sms (VA-03).
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
      standing++
      // After the captcha's own end, which hears the signal first.
      signal.addEventListener('abort', () => --standing === 0 && removeLeftovers(), { once: true })
      return captcha
    },
  })

  let offered: SiteStatus['captcha'] | undefined
  let withdraw: Disposer | undefined
  /** One provider as the gateway's status has it now; none without an id. */
  const offer = (): void => {
    const captcha = site.status.get()?.captcha
    if (captcha?.id === offered?.id && captcha?.version === offered?.version) return
    offered = captcha
    void withdraw?.()
    withdraw = captcha?.id ? context.contribute(captchaProviders, provide(captcha)) : undefined
  }
  context.defer(site.status.subscribe(offer))
  offer()
}
