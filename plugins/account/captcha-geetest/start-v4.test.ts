import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { advance, running, start } from './captcha-geetest.fake.ts'
import { V4_SCRIPT_URL, MISSING_RESOURCE_WAIT_MS } from './constants.ts'
import { fakeVendor } from './vendor.fake.ts'
import type { GeetestV4Config } from './vendor.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  vi.useRealTimers()
  for (const test of running.splice(0)) await test.dispose()
  document.body.replaceChildren()
})

describe('version 4', () => {
  it('[VA-05][CO-08] is called with the id, the language’s code, 3 s for each host, and a listener for errors', async () => {
    const { create, vendor, scripts } = await start()
    create()
    await advance()
    expect(scripts.asked).toEqual([V4_SCRIPT_URL])
    expect(vendor.configs).toMatchObject([
      { captchaId: 'id-1', product: 'bind', protocol: 'https://', language: 'zho', timeout: 3_000 },
    ])
  })

  it('[VA-04] a verify while one runs is busy; closing gives closed; a next verify can pass', async () => {
    const { create, vendor } = await start()
    const captcha = create()
    const first = captcha.verify()
    await advance()
    expect(await captcha.verify()).toEqual({ kind: 'busy' })
    vendor.close()
    expect(await first).toEqual({ kind: 'closed' })
    const second = captcha.verify()
    await advance()
    vendor.pass()
    expect(await second).toMatchObject({ kind: 'passed' })
    expect(vendor.calls).toEqual(['showCaptcha', 'showCaptcha'])
  })

  it('an unreachable vendor fails the verify', async () => {
    const { create, vendor } = await start({ vendor: fakeVendor('v4', { ready: false }) })
    const captcha = create()
    await advance()
    const [config] = vendor.configs as readonly GeetestV4Config[]
    config?.offlineCb()
    await advance()
    expect(captcha.state.get()).toEqual({ kind: 'error', failure: { reason: 'vendor', code: 'CP-OFFLINE' } })
  })

  it('[ER-13] without an extra resource (60205) it works if it becomes ready, and fails if it does not', async () => {
    for (const ready of [true, false]) {
      const { create, vendor } = await start({ vendor: fakeVendor('v4', { ready: false }) })
      const captcha = create()
      await advance()
      vendor.configs[0]?.onError({ code: '60205' })
      await advance()
      expect(captcha.state.get().kind).toBe('loading')
      if (ready) vendor.ready()
      await advance(MISSING_RESOURCE_WAIT_MS)
      expect(captcha.state.get()).toMatchObject(
        ready ? { kind: 'waiting' } : { kind: 'error', failure: { reason: 'network', code: '60205' } },
      )
      if (ready) vendor.configs[0]?.onError({ code: '60205' })
      if (ready) expect(captcha.state.get().kind).toBe('waiting')
    }
  })

  it('reset reuses the box and drops the proof', async () => {
    const { create, vendor, scripts } = await start()
    const captcha = create()
    const verifying = captcha.verify()
    await advance()
    vendor.pass()
    await verifying
    captcha.reset()
    expect(captcha.state.get()).toEqual({ kind: 'waiting' })
    expect(vendor.calls).toEqual(['showCaptcha', 'reset'])
    expect(scripts.asked).toHaveLength(1)
  })

  it('[CO-08] a proof is valid for 60 s, or as long as the merchant sets', async () => {
    for (const [settings, ms] of [
      [{}, 60_000],
      [{ proofMs: 5_000 }, 5_000],
    ] as const) {
      const { create, vendor } = await start({ settings })
      const captcha = create()
      void captcha.verify()
      await advance()
      vendor.pass()
      await advance(ms - 1)
      expect(captcha.state.get().kind).toBe('success')
      await advance(1)
      expect(captcha.state.get().kind).toBe('waiting')
    }
  })

  it('a script without its global, a proof without values and a box that throws are errors of the vendor', async () => {
    const empty = await start({ load: () => {} })
    const captcha = empty.create()
    await advance()
    expect(captcha.state.get()).toMatchObject({ failure: { reason: 'vendor', code: 'CP-VENDOR' } })

    const vendor = fakeVendor('v4', { result: false })
    const { create } = await start({ vendor })
    const verifying = create().verify()
    await advance()
    vendor.pass()
    expect(await verifying).toMatchObject({ kind: 'failed', failure: { code: 'CP-VENDOR' } })
  })
})
