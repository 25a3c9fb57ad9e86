import {
  type CaptchaProvider,
  captchaProviders,
  CLOCK,
  createStore,
  FormCaptcha,
  HTTP,
  type LanguageCode,
  SCRIPTS,
  SITE,
} from '@foyer/sdk'
import { fakeClock, fakeHttp, fakeScripts, fakeSite, type PluginTest, testPlugin } from '@foyer/sdk/testing'
import { vi } from 'vitest'
import plugin from './manifest.ts'
import { type FakeVendor, fakeVendor } from './vendor.fake.ts'

export const CHALLENGE = { gt: 'gt-1', challenge: 'challenge-1', newCaptcha: true, success: true }

/** Each holds the vendor's globals until it ends. */
export const running: PluginTest[] = []

interface World {
  readonly version?: 'v3' | 'v4'
  readonly vendor?: FakeVendor
  readonly settings?: Record<string, unknown>
  readonly answers?: Record<string, unknown>
  readonly load?: (url: string) => unknown
}

/** The plugin, with fakes around it. */
export async function start({
  version = 'v4',
  vendor = fakeVendor(version),
  settings = {},
  answers,
  load,
}: World = {}) {
  const site = fakeSite({ status: { captcha: { id: 'id-1', version } } })
  const http = fakeHttp({ 'captcha-geetest.challenge': CHALLENGE, ...answers })
  const scripts = fakeScripts(load ?? ((url) => vendor.loadScript(url)))
  const services = { [SITE]: site, [HTTP]: http, [SCRIPTS]: scripts, [CLOCK]: fakeClock() }
  const test = await testPlugin(plugin, { services, settings })
  running.push(test)
  const provider = (): CaptchaProvider | undefined => test.contributions(captchaProviders)[0]
  const forms: FormCaptcha[] = []
  /** The captcha of a form that opens. */
  const create = (): FormCaptcha => {
    const captcha = new FormCaptcha({
      context: test.context,
      scene: 'login',
      language: createStore<LanguageCode>('CN'),
    })
    forms.push(captcha)
    captcha.open()
    return captcha
  }
  const closeForms = (): void => forms.forEach((captcha) => captcha.close())
  return { test, site, http, scripts, vendor, closeForms, provider, create }
}
export const advance = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)
