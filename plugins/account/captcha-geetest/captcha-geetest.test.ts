import {
  type CaptchaProvider,
  captchaProviders,
  CLOCK,
  CodedError,
  createStore,
  FormCaptcha,
  HTTP,
  HttpError,
  type LanguageCode,
  SCRIPTS,
  SITE,
} from '@foyer/sdk'
import {
  type ConformanceOptions,
  describeConformance,
  fakeClock,
  fakeHttp,
  fakeScripts,
  fakeSite,
  type PluginTest,
  testPlugin,
} from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { options } from './conformance.ts'
import { V3_SCRIPT_URL, V4_SCRIPT_URL, MISSING_RESOURCE_WAIT_MS } from './constants.ts'
import plugin from './manifest.ts'
import { type FakeVendor, fakeVendor } from './vendor.fake.ts'
import type { GeetestV3Config, GeetestV4Config } from './vendor.ts'

const CHALLENGE = { gt: 'gt-1', challenge: 'challenge-1', newCaptcha: true, success: true }

describe('with version 3', () => {
  const v3: ConformanceOptions = {
    ...options,
    services: () => ({ [SITE]: fakeSite({ status: { captcha: { id: 'id-1', version: 'v3' } } }) }),
    answers: { 'captcha-geetest.challenge': CHALLENGE },
    captchaVendor: () => fakeVendor('v3'),
  }
  describeConformance(plugin, v3, { describe, it })
})

/** Each holds the vendor's globals until it ends. */
const running: PluginTest[] = []

interface World {
  readonly version?: 'v3' | 'v4'
  readonly vendor?: FakeVendor
  readonly settings?: Record<string, unknown>
  readonly answers?: Record<string, unknown>
  readonly load?: (url: string) => unknown
}

async function start({
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
const advance = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

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

describe('version 3', () => {
  it('[CA-13] is called with a fresh challenge before every attempt', async () => {
    let attempts = 0
    const next = (): unknown => ({
      ...CHALLENGE,
      challenge: `challenge-${++attempts}`,
      success: attempts !== 2,
    })
    const { create, vendor, http, scripts } = await start({
      version: 'v3',
      answers: { 'captcha-geetest.challenge': next },
    })
    const captcha = create()
    const verifying = captcha.verify()
    await advance()
    vendor.pass()
    expect(await verifying).toMatchObject({
      proof: {
        fields: {
          geetestChallenge: 'challenge-1',
          captcha: 'validate-1',
          geetestSeccode: 'validate-1|jordan',
        },
      },
    })
    captcha.reset()
    expect(captcha.state.get()).toEqual({ kind: 'loading' })
    await advance()
    expect(captcha.state.get()).toEqual({ kind: 'waiting' })
    expect(http.calls.map(({ query }) => Object.keys(query))).toEqual([['t'], ['t']])
    expect(vendor.configs as readonly GeetestV3Config[]).toMatchObject([
      {
        gt: 'gt-1',
        challenge: 'challenge-1',
        offline: false,
        new_captcha: true,
        product: 'bind',
        lang: 'zh-cn',
      },
      { gt: 'gt-1', challenge: 'challenge-2', offline: true },
    ])
    expect(vendor.calls).toEqual(['verify', 'destroy'])
    expect(scripts.asked).toEqual([V3_SCRIPT_URL, V3_SCRIPT_URL])
  })

  it('a refused challenge is a failure with its code', async () => {
    const refused = new HttpError('HT-REFUSED', 'no', 'captcha-geetest.challenge')
    const { create } = await start({ version: 'v3', answers: { 'captcha-geetest.challenge': refused } })
    const captcha = create()
    await advance()
    expect(captcha.state.get()).toMatchObject({ failure: { reason: 'setup', code: 'HT-REFUSED' } })
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
