import {
  type Captcha,
  type CaptchaOptions,
  type CaptchaOutcome,
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
import { PROVIDER_TIMEOUT_MS } from '../form-captcha.ts'
import EN from './locales/EN.json'
import auth from './manifest.ts'
import { SmsCaptchaPool } from '../sms-captcha-pool.ts'

const PROOF = { fields: { geetestValidateV4: 'proof' } }
const TEXTS: Readonly<Record<string, string>> = EN

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function open(outcome: CaptchaOutcome | 'none', settings = { smsCaptcha: true }) {
  const overlays = fakeOverlays()
  const all = { ...fakeServices(), [OVERLAYS]: overlays }
  const names = { http: HTTP, session: SESSION, navigation: NAVIGATION, overlays: OVERLAYS, site: SITE, device: DEVICE, storage: STORAGE, i18n: I18N } // prettier-ignore
  const test = await testPlugin(auth, { services: all, settings })
  const calls: string[] = []
  const made: CaptchaOptions[] = []
  const provider = {
    key: 'fake',
    scenes: ['login', 'sms'],
    create(options: CaptchaOptions): Captcha {
      made.push(options)
      return {
        state: createStore({ kind: 'waiting' }),
        verify: async () => outcome as CaptchaOutcome,
        retry: () => void calls.push('retry'),
        reset: () => void calls.push('reset'),
      }
    },
  }
  const context = {
    ...test.context,
    settings: test.context.settings,
    logger: test.logger,
    emit: () => {},
    timeout: (run: () => void, ms: number) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    contributions: (point: unknown) =>
      createStore(
        point === captchaProviders && outcome !== 'none' ? [{ plugin: 'acme.captcha', value: provider }] : [],
      ),
  }
  const services = Object.fromEntries(
    Object.entries(names).map(([name, token]) => [name, (all as Record<string, unknown>)[token]]),
  )
  const captchas = new SmsCaptchaPool(context as never, services as never, (key) => TEXTS[key] ?? key)
  return { captchas, overlays, calls, made }
}

describe('the captcha of a method’s own call', () => {
  it('[VA-02] is none if the merchant requires none', async () => {
    const { captchas, made } = await open('none', { smsCaptcha: false })
    expect(await captchas.verify('sms')).toEqual({ kind: 'passed', proof: { fields: {} } })
    expect(made).toEqual([])
  })

  it('[VA-02] uses its proof once', async () => {
    const { captchas, calls, made } = await open({ kind: 'passed', proof: PROOF })
    expect(await captchas.verify('sms')).toEqual({ kind: 'passed', proof: PROOF })
    expect([made.map(({ scene }) => scene), calls]).toEqual([['sms'], ['reset']])
  })

  it('[VA-03] shows that there is no provider', async () => {
    const { captchas, overlays } = await open('none')
    const verifying = captchas.verify('sms')
    await vi.advanceTimersByTimeAsync(PROVIDER_TIMEOUT_MS)
    expect(await verifying).toMatchObject({ kind: 'failed' })
    expect(overlays.alerts.map(({ message }) => message)).toEqual(['Geetest service not work'])
  })

  it('[VA-04] [ER-13] shows that it was closed, is running, or failed and with which code', async () => {
    const closed = await open({ kind: 'closed' })
    await closed.captchas.verify('sms')
    expect(closed.overlays.toasts.map(({ text }) => text)).toEqual([EN.verify_first])
    const busy = await open({ kind: 'busy' })
    await busy.captchas.verify('sms')
    expect(busy.overlays.toasts.map(({ text }) => text)).toEqual([EN.verify_too_fast])
    const failed = await open({ kind: 'failed', failure: { reason: 'network', code: '60204' } })
    const verifying = failed.captchas.verify('sms')
    await vi.advanceTimersByTimeAsync(0)
    expect(failed.overlays.alerts.map(({ message }) => message)).toEqual(['Network failure (60204)'])
    expect(failed.calls).toEqual(['retry'])
    await verifying
  })

  it('ends with the form', async () => {
    const { captchas, made } = await open({ kind: 'passed', proof: PROOF })
    await captchas.verify('sms')
    captchas.close()
    expect(made[0]?.signal.aborted).toBe(true)
  })
})
