import {
  CodedError,
  I18N,
  NAVIGATION,
  OVERLAYS,
  REACHABILITY,
  type ReachabilityState,
  SITE,
} from '@foyer/sdk'
import {
  fakeI18n,
  fakeNavigation,
  fakeOverlays,
  fakeReachability,
  fakeSite,
  fakeStorage,
  testPlugin,
} from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FIRST_CHECK_MS, FORM_LOOK_MS, NO_WORKER_WAIT_MS, PROMPT_PAUSE_MS, RECHECK_MS } from './constants.ts'
import { digestOf } from './digest-of.ts'
import { frameTop } from '../contract.ts'
import update from './manifest.ts'

const manifest = (build: string): string => JSON.stringify({ build, files: {}, entrypoints: [] })
/** The server's answer at both addresses; an error: the network fails. */
let served: string | Error
const asked = vi.fn<(address: string) => void>()

beforeEach(() => {
  served = manifest('1')
  asked.mockClear()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (address: string) => {
    asked(address)
    if (served instanceof Error) throw served
    return new Response(served)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  document.body.replaceChildren()
})

interface World {
  readonly mandatory?: boolean
  readonly network?: ReachabilityState
  readonly storage?: ReturnType<typeof fakeStorage>
}

async function start({ mandatory = false, network = 'online', storage = fakeStorage({}) }: World = {}) {
  const overlays = fakeOverlays()
  const services = {
    [SITE]: fakeSite({ status: { switches: { MANDATORYAPPUPDATES3: mandatory } } }),
    [OVERLAYS]: overlays,
    [REACHABILITY]: fakeReachability(network),
    [NAVIGATION]: fakeNavigation(),
    [I18N]: fakeI18n(),
  }
  const plugin = await testPlugin(update, { services, storage })
  return { plugin, overlays, storage }
}
/** Waits until a started check is complete. */
async function flushUpdate(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await vi.advanceTimersByTimeAsync(NO_WORKER_WAIT_MS)
    await vi.dynamicImportSettled()
  }
}
const pass = async (ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms)
  await flushUpdate()
}
async function next(build: string): Promise<void> {
  served = manifest(build)
  document.dispatchEvent(new Event('visibilitychange'))
  await flushUpdate()
}

/** The server no longer has a part of the page's build. */
const gone = (): Event =>
  Object.assign(new Event('vite:preloadError'), { payload: new CodedError('RE-GONE', 'assets/legacy.js') })

describe('[ST-15] the update check', () => {
  it('[CO-03] asks both manifests 1.5 s after the start, every hour, and when the page becomes visible again', async () => {
    const { plugin } = await start()
    await vi.advanceTimersByTimeAsync(1_500 - 1)
    expect(asked).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(asked.mock.calls).toEqual([['/m/asset-manifest.json'], ['/mobile/mc/asset-manifest.json']])
    await vi.advanceTimersByTimeAsync(3_600_000 - 1_500 - 1)
    expect(asked).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveBeenCalledTimes(4)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(asked).toHaveBeenCalledTimes(6)
    await next('1')
    expect(asked).toHaveBeenCalledTimes(8)
    expect((await plugin.dispose()).errors).toEqual([])
    await next('1')
    expect(asked).toHaveBeenCalledTimes(8)
  })

  it('[RT-19] registers the worker once, and again for a new build if the browser had refused it', async () => {
    const register = vi.fn<() => Promise<unknown>>(() => Promise.reject(new DOMException('no room')))
    vi.stubEnv('PROD', true)
    vi.stubGlobal('navigator', { serviceWorker: Object.assign(new EventTarget(), { register }) })
    const { overlays } = await start()
    await pass(FIRST_CHECK_MS)
    await next('1')
    expect(register).toHaveBeenCalledOnce()
    await next('2')
    expect(register).toHaveBeenCalledTimes(2)
    expect(overlays.opened).toHaveLength(1)
  })

  it('stores the first build without a prompt, and stores another, and prompts for it once', async () => {
    const { overlays, storage } = await start()
    const known = (): unknown => storage.stored.get('foyer.build')
    expect(known()).toBeUndefined()
    await pass(FIRST_CHECK_MS)
    const first = known()
    expect(first).toBe(digestOf([manifest('1'), manifest('1')]))
    await next('1')
    expect(overlays.opened).toEqual([])
    await next('2')
    expect(overlays.opened).toMatchObject([{ options: { priority: 'optional-update', dismissible: true } }])
    const second = known()
    expect(second).toBe(digestOf([manifest('2'), manifest('2')]))
    expect(second).not.toBe(first)
    await next('2')
    await pass(RECHECK_MS)
    expect(overlays.opened).toHaveLength(1)
  })

  it('prompts in one tab of several, and not again after the refresh', async () => {
    const { overlays, storage } = await start()
    const other = await start({ storage })
    await pass(FIRST_CHECK_MS)
    await next('2')
    expect(overlays.opened.length + other.overlays.opened.length).toBe(1)
    await pass(PROMPT_PAUSE_MS)
    await next('2')
    expect(overlays.opened.length + other.overlays.opened.length).toBe(1)
    const refreshed = await start({ storage })
    await pass(FIRST_CHECK_MS)
    expect(refreshed.overlays.opened).toEqual([])
  })

  it('[RO-11] cannot be closed if updates are mandatory', async () => {
    const { overlays } = await start({ mandatory: true })
    await pass(FIRST_CHECK_MS)
    await next('2')
    expect(overlays.opened).toMatchObject([{ options: { priority: 'mandatory-update', dismissible: false } }])
  })

  it.each([[false], [true]])(
    'waits for a form that is being filled in (mandatory: %j)',
    async (mandatory) => {
      document.body.innerHTML = '<form><input value="ngoc"></form>'
      const { overlays } = await start({ mandatory })
      await pass(FIRST_CHECK_MS)
      await next('2')
      await pass(10 * FORM_LOOK_MS)
      expect(overlays.opened).toEqual([])
      document.body.replaceChildren()
      await pass(FORM_LOOK_MS)
      expect(overlays.opened).toHaveLength(1)
    },
  )

  it.each([
    ['the network fails', new TypeError('offline')],
    ['a proxy answers', '<html>502 Bad Gateway</html>'],
    ['half of it comes', manifest('2').slice(0, 9)],
  ])('changes nothing if %s', async (_case, answer) => {
    const { overlays, storage } = await start()
    await pass(FIRST_CHECK_MS)
    const before = [...storage.stored]
    served = answer
    await pass(RECHECK_MS)
    expect([...storage.stored]).toEqual(before)
    served = manifest('1')
    await pass(RECHECK_MS)
    expect(overlays.opened).toEqual([])
  })

  it('servers with different builds cause no endless prompts', async () => {
    const storage = fakeStorage({})
    let questions = 0
    let build = 0
    // Each round is a page of its own, as after a refresh.
    for (let round = 0; round < 20; round++) {
      served = manifest(`${build++}`)
      const { overlays, plugin } = await start({ storage })
      await pass(FIRST_CHECK_MS)
      questions += overlays.opened.length
      await plugin.dispose()
    }
    expect(questions).toBeGreaterThanOrEqual(1)
    expect(questions).toBeLessThanOrEqual(1 + Math.ceil((20 * FIRST_CHECK_MS * 2) / PROMPT_PAUSE_MS))
  })

  it('says once that a part of the page’s build is gone, logs it, and asks for nothing', async () => {
    document.body.innerHTML = '<form><input value="ngoc"></form>'
    const { overlays, plugin } = await start({ mandatory: true })
    await pass(FIRST_CHECK_MS)
    asked.mockClear()
    for (let fault = 0; fault < 50; fault++) {
      dispatchEvent(gone())
      await flushUpdate()
    }
    expect(plugin.contributions(frameTop)).toHaveLength(1)
    expect(plugin.logger.errors).toMatchObject([{ code: 'UP-CHUNK' }])
    expect(overlays.opened).toEqual([])
    expect(asked).not.toHaveBeenCalled()
  })

  it('does not prompt for a request without an answer, even if the network is back', async () => {
    const { plugin } = await start()
    await pass(FIRST_CHECK_MS)
    const payload = new CodedError('RE-CHUNK', 'assets/launch.js: no answer')
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
    await flushUpdate()
    expect(plugin.contributions(frameTop)).toEqual([])
    expect(plugin.logger.errors).toEqual([])
  })

  it.each(['offline', 'unreachable'] as const)(
    'blames no build for what cannot be fetched while %s',
    async (network) => {
      const { plugin } = await start({ network })
      await pass(FIRST_CHECK_MS)
      dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new TypeError('404') }))
      await flushUpdate()
      expect(plugin.contributions(frameTop)).toEqual([])
      expect(plugin.logger.errors).toEqual([])
      expect(plugin.logger.entries).toMatchObject([{ subject: expect.stringMatching(/^UP-CHUNK/) }])
    },
  )
})
