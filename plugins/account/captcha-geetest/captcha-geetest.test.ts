import { CodedError, SITE } from '@foyer/sdk'
import { type ConformanceOptions, describeConformance, fakeSite } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { advance, CHALLENGE, running, start } from './captcha-geetest.fake.ts'
import { options } from './conformance.ts'
import plugin from './manifest.ts'
import { fakeVendor } from './vendor.fake.ts'

describe('with version 3', () => {
  const v3: ConformanceOptions = {
    ...options,
    services: () => ({ [SITE]: fakeSite({ status: { captcha: { id: 'id-1', version: 'v3' } } }) }),
    answers: { 'captcha-geetest.challenge': CHALLENGE },
    captchaVendor: () => fakeVendor('v3'),
  }
  describeConformance(plugin, v3, { describe, it })
})

beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  vi.useRealTimers()
  for (const test of running.splice(0)) await test.dispose()
  document.body.replaceChildren()
})

describe('the provider', () => {
  it.each([
    ['v4', ['login', 'sms', 'register']],
    ['v3', ['login', 'register']],
  ] as const)('[VA-03] of %s serves %j', async (version, scenes) => {
    const { provider } = await start({ version })
    expect(provider()).toMatchObject({ key: `geetest-${version}`, scenes })
  })

  it('[VA-02] exists only while the site has an id, and changes with its version', async () => {
    const { site, provider } = await start()
    const first = provider()
    site.arrive({ maintenance: true })
    expect(provider()).toBe(first)
    site.arrive({ captcha: { id: 'id-1', version: 'v3' } })
    expect(provider()?.key).toBe('geetest-v3')
    site.arrive({ captcha: { id: undefined, version: 'v3' } })
    expect(provider()).toBeUndefined()
  })
})

describe.each(['v3', 'v4'] as const)('%s', (version) => {
  it('[CO-08] is an error of the network after 30 s if the vendor’s box never becomes ready', async () => {
    const { create, vendor } = await start({ version, vendor: fakeVendor(version, { ready: false }) })
    const captcha = create()
    await advance(29_999)
    expect(captcha.state.get().kind).toBe('loading')
    await advance(1)
    expect(captcha.state.get()).toEqual({ kind: 'error', failure: { reason: 'network', code: '60205' } })
    vendor.ready()
    await advance()
    expect(captcha.state.get().kind).toBe('error')
    expect(vendor.calls).toEqual(['destroy'])
  })

  it('[ER-13][ST-18] a blocked script is 60204, and retry sends a new request', async () => {
    const vendor = fakeVendor(version)
    let blocked = true
    const load = (url: string): unknown => {
      if (blocked) throw new CodedError('SC-BLOCKED', { url })
      return vendor.loadScript(url)
    }
    const { create, scripts } = await start({ version, vendor, load })
    const captcha = create()
    await advance()
    expect(captcha.state.get()).toEqual({ kind: 'error', failure: { reason: 'network', code: '60204' } })
    blocked = false
    captcha.retry()
    expect(captcha.state.get()).toEqual({ kind: 'loading' })
    await advance()
    expect(captcha.state.get()).toEqual({ kind: 'waiting' })
    // Each with its own address: the browser's cache delays a second request for one that hangs.
    expect(new Set(scripts.asked).size).toBe(3)
    expect(scripts.asked.map((url) => new URL(url).search)).toEqual(['', '?try=2', '?try=3'])
  })

  it('removes everything of the vendor’s with the last form', async () => {
    const { create, closeForms, vendor, test } = await start({ version })
    create()
    await advance()
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div class="geetest_captcha geetest_x"></div><p class="ours"></p><style>.geetest_box { top: 0 }</style><style>.ours {}</style>`,
    )
    const left = document.createElement('link')
    left.href = 'https://static.geevisit.com/v4/x.css'
    document.head.append(left)
    Object.assign(globalThis, { geetest_1700000000: () => {} })
    closeForms()
    await advance()
    expect(vendor.calls).toEqual(['destroy'])
    expect(document.querySelectorAll('.geetest_captcha, link[href*="geevisit"]')).toHaveLength(0)
    expect(document.querySelectorAll('.ours, style')).toHaveLength(2)
    expect(Object.keys(globalThis).filter((name) => /geetest/i.test(name))).toEqual([])
    expect(await test.dispose()).toMatchObject({ globals: [], errors: [] })
  })
})
