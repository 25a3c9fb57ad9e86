import { CLOCK, clickIdParameters, CONSENT, type ClickIdParameter, type Attribution } from '@foyer/sdk'
import { fakeClock, fakeConsent, fakeServices, testPlugin } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { REGISTRATION_INFO } from '../contract.ts'
import attribution from './manifest.ts'
import { CLICKS } from './stored-clicks.ts'

const start = () => testPlugin(attribution, { services: fakeServices() })
const flushImports = () => vi.dynamicImportSettled()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  history.replaceState(null, '', '/')
})

describe('[EN-12a][VA-10] attribution', () => {
  it('is stored at once if the address has a code', async () => {
    history.replaceState(null, '', '/m/home?r=R1')
    const test = await start()
    await flushImports()
    expect(test.storage.get(REGISTRATION_INFO)).toEqual({
      originalDomain: location.hostname,
      referralCode: 'R1',
    })
  })

  it('is stored after ten seconds if it is the host alone', async () => {
    const test = await start()
    vi.advanceTimersByTime(9_999)
    await flushImports()
    expect(test.storage.get(REGISTRATION_INFO)).toBeUndefined()
    vi.advanceTimersByTime(1)
    await flushImports()
    expect(test.storage.get(REGISTRATION_INFO)).toEqual({ originalDomain: location.hostname })
  })

  it('stores nothing after its end', async () => {
    const test = await start()
    expect(await test.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
    vi.advanceTimersByTime(20_000)
    await flushImports()
    expect(test.storage.get(REGISTRATION_INFO)).toBeUndefined()
  })
})

const NOTHING = { marketing: false, analytics: false, support: false }
/** The vendor of the test's parameters: other plugins of `testPlugin` have this id. */
const vendor = {
  plugin: 'test.other-0',
  title: 'Ads',
  categories: ['marketing'],
  cookies: [],
  hosts: [],
} as const

describe('the clicks that led the player here', () => {
  async function arrive(address: string, { asks = false } = {}) {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: location.origin + address }] as never)
    const clock = fakeClock(1_700_000_000_000)
    const consent = fakeConsent({ asks, vendors: [vendor] })
    const test = await testPlugin(attribution, {
      services: { ...fakeServices(), [CLOCK]: clock, [CONSENT]: consent },
    })
    const want = (...parameters: readonly ClickIdParameter[]) =>
      test.contributeOthers(clickIdParameters, parameters)
    return { test, clock, consent, want, clicks: test.provided['attribution'] as Attribution }
  }
  afterEach(() => vi.restoreAllMocks())

  it('[TR-16] wait in memory until a plugin that is on wants them, exactly as they were sent', async () => {
    const { test, want, clicks } = await arrive('/m/home?ttclid=E.C.P.AbC&fbclid=%7Bfbclid%7D&token=s3cret')
    history.replaceState(null, '', '/m/games')
    expect([clicks.clickId('ttclid'), [...test.storage.stored.keys()]]).toEqual([undefined, []])
    want({ parameter: 'ttclid', days: 7 }, { parameter: 'fbclid', days: 90 })
    expect(test.storage.get(CLICKS)).toEqual({
      ttclid: { value: 'E.C.P.AbC', at: 1_700_000_000_000, until: 1_700_604_800_000, consent: ['marketing'] },
    })
    expect(clicks.clickId('ttclid')).toEqual({ value: 'E.C.P.AbC', at: 1_700_000_000_000 })
    expect(['fbclid', 'token', 'toString'].map((name) => clicks.clickId(name))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(JSON.stringify([...test.storage.stored])).not.toContain('s3cret')
    await test.dispose()
  })

  it('[TR-16] are removed when the player revokes the consent, and are there again with it in the same visit', async () => {
    const { test, consent, want, clicks } = await arrive('/m/home?ttclid=AbC', { asks: true })
    consent.grant({ ...NOTHING, marketing: true })
    want({ parameter: 'ttclid', days: 7 })
    expect(clicks.clickId('ttclid')?.value).toBe('AbC')
    consent.grant(NOTHING)
    want()
    expect([clicks.clickId('ttclid'), test.storage.get(CLICKS)]).toEqual([undefined, undefined])
    consent.grant({ ...NOTHING, marketing: true })
    want({ parameter: 'ttclid', days: 7 })
    expect(clicks.clickId('ttclid')?.value).toBe('AbC')
    await test.dispose()
  })

  it('stay from visit to visit while nothing is known of the plugin and the choice', async () => {
    const first = await arrive('/m/home?ttclid=AbC')
    first.want({ parameter: 'ttclid', days: 7 })
    const stored = first.test.storage.get(CLICKS)
    await first.test.dispose()
    const { test, clock, consent, want, clicks } = await arrive('/m/home', { asks: true })
    test.storage.set(CLICKS, stored ?? {})
    clock.time += 86_400_000
    consent.granted.set({ ...NOTHING, support: true })
    expect([clicks.clickId('ttclid'), test.storage.get(CLICKS)]).toEqual([undefined, stored])
    consent.grant({ ...NOTHING, marketing: true })
    want({ parameter: 'ttclid', days: 7 })
    expect(clicks.clickId('ttclid')).toEqual({ value: 'AbC', at: 1_700_000_000_000 })
    clock.time += 6 * 86_400_000
    expect([clicks.clickId('ttclid'), test.storage.get(CLICKS)]).toEqual([undefined, undefined])
    await test.dispose()
  })

  it('survive rubbish in the storage and a pattern that is none', async () => {
    const { test, want, clicks } = await arrive('/m/home?a=AbC&b=AbC')
    test.storage.set(CLICKS, { a: 7, b: { value: '', at: 1, until: 2, consent: [] } } as never)
    want({ parameter: 'a', days: 7, pattern: '(' }, { parameter: 'b', days: 7 })
    expect([clicks.clickId('a'), clicks.clickId('b')?.value]).toEqual([undefined, 'AbC'])
    clicks.clickId('a')
    expect(test.logger.entries.map(({ subject }) => String(subject).split(':')[0])).toEqual(['AT-PATTERN'])
    await test.dispose()
  })
})
