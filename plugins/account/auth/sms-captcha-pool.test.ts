import {
  captchaProviders,
  createStore,
  DEVICE,
  HTTP,
  I18N,
  NAVIGATION,
  OVERLAYS,
  SESSION,
  SITE,
  STORAGE,
} from '@foyer/sdk'
import { fakeOverlays, fakeServices, testPlugin } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeCaptchaProvider } from '../shared/captcha-provider.fake.ts'
import EN from './locales/EN.json'
import auth from './manifest.ts'
import { SmsCaptchaPool } from '../shared/captcha.tsx'

const TEXTS: Readonly<Record<string, string>> = EN

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function open(vendor?: ReturnType<typeof fakeCaptchaProvider>, settings = { smsCaptcha: true }) {
  const overlays = fakeOverlays()
  const all = { ...fakeServices(), [OVERLAYS]: overlays }
  const names = {
    http: HTTP,
    session: SESSION,
    navigation: NAVIGATION,
    overlays: OVERLAYS,
    site: SITE,
    device: DEVICE,
    storage: STORAGE,
    i18n: I18N,
  }
  const test = await testPlugin(auth, { services: all, settings })
  const context = {
    ...test.context,
    settings: test.context.settings,
    logger: test.logger,
    signal: test.context.signal,
    emit: () => {},
    timeout: (run: () => void, ms: number) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    contributions: (point: unknown) =>
      createStore(
        point === captchaProviders && vendor ? [{ plugin: 'acme.captcha', value: vendor.provider }] : [],
      ),
  }
  const services = Object.fromEntries(
    Object.entries(names).map(([name, token]) => [name, (all as Record<string, unknown>)[token]]),
  )
  const captchas = new SmsCaptchaPool(context as never, services as never, (...[key]) => TEXTS[key] ?? key)
  return { captchas, overlays }
}

describe('the captcha of a method’s own call', () => {
  it('[VA-02] is none if the merchant requires none', async () => {
    const vendor = fakeCaptchaProvider('passes')
    const { captchas } = await open(vendor, { smsCaptcha: false })
    expect(await captchas.verify('sms')).toEqual({ kind: 'passed', proof: { fields: {} } })
    expect(vendor.starts).toEqual([])
  })

  it('[VA-02] uses its proof once', async () => {
    const vendor = fakeCaptchaProvider('passes')
    const { captchas } = await open(vendor)
    const passed = { kind: 'passed', proof: { fields: vendor.fields } }
    expect(await captchas.verify('sms')).toEqual(passed)
    expect([vendor.starts.map(({ scene }) => scene), vendor.calls]).toEqual([['sms'], ['open', 'reset']])
    expect(await captchas.verify('sms')).toEqual(passed)
    expect(vendor.calls).toEqual(['open', 'reset', 'open', 'reset'])
  })

  it('[VA-03] shows that there is no provider', async () => {
    const { captchas, overlays } = await open()
    const verifying = captchas.verify('sms')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await verifying).toMatchObject({ kind: 'failed' })
    expect(overlays.alerts.map(({ message }) => message)).toEqual(['Geetest service not work'])
  })

  it('[VA-04] [ER-13] shows that it was closed, is running, or failed and with which code', async () => {
    const closed = await open(fakeCaptchaProvider('closes'))
    await closed.captchas.verify('sms')
    expect(closed.overlays.toasts.map(({ text }) => text)).toEqual([EN.verify_first])
    const busy = await open(fakeCaptchaProvider())
    void busy.captchas.verify('sms')
    await busy.captchas.verify('sms')
    expect(busy.overlays.toasts.map(({ text }) => text)).toEqual([EN.verify_too_fast])
    const vendor = fakeCaptchaProvider('passes', { reason: 'network', code: '60204' })
    const failed = await open(vendor)
    const verifying = failed.captchas.verify('sms')
    await vi.advanceTimersByTimeAsync(0)
    expect(failed.overlays.alerts.map(({ message }) => message)).toEqual(['Network failure (60204)'])
    // The next tap finds it loading again.
    expect(vendor.starts).toHaveLength(2)
    await verifying
  })

  it('ends with the form', async () => {
    const vendor = fakeCaptchaProvider('passes')
    const { captchas } = await open(vendor)
    await captchas.verify('sms')
    captchas.close()
    expect(vendor.starts[0]?.signal.aborted).toBe(true)
  })
})
