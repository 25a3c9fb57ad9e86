import {
  CANONICAL_EVENTS,
  CLOCK,
  CONSENT,
  REACHABILITY,
  type Store,
  tracked,
  type TrackedOccurrence,
  trackingDelegates,
  type TrackingDestination,
  trackingDestinations,
  trackingEnrichments,
  type TrackingEvent,
} from '@foyer/sdk'
import { fakeConsent, fakeReachability, type FakeStorage, fakeStorage, testPlugin } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Delivery } from '../contract.ts'
import { BUFFERING_MS, LOAD_RETRY_MS, LOAD_TRIES, READY_TIMEOUT_MS } from './constants.ts'
import router from './manifest.ts'

const NOW = 1_700_000_000_000

async function start(
  storage: FakeStorage = fakeStorage({ 'tracking.router.opened': '1' }),
  consent = fakeConsent(),
) {
  const reachability = fakeReachability()
  const services = { [CLOCK]: { now: () => NOW }, [CONSENT]: consent, [REACHABILITY]: reachability }
  const test = await testPlugin(router, { services, storage })
  const destinations: TrackingDestination[] = []
  const { deliveries } = test.provided as { deliveries: Store<readonly Delivery[]> }
  const track = (name: TrackedOccurrence['name'], payload?: TrackedOccurrence['payload']) =>
    test.emit(tracked, payload ? { name, payload } : { name })
  const add = (key: string, part: Partial<TrackingDestination> = {}) => {
    const got: TrackingEvent[] = []
    destinations.push({ key, consent: 'analytics', send: (event) => void got.push(event), ...part })
    test.contributeOthers(trackingDestinations, destinations)
    return got
  }
  return { test, track, deliveries, add, consent, reachability, storage }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('tracking router', () => {
  it('[TR-01] sends every canonical event to every destination, frozen', async () => {
    const { track, add } = await start()
    const [one, two] = [add('one'), add('two')]
    for (const name of CANONICAL_EVENTS) track(name, { customerId: '7', reference: 'R' })
    expect(one.map(({ name }) => name)).toEqual([...CANONICAL_EVENTS])
    for (const [at, event] of one.entries()) {
      expect(two[at]).toEqual(event)
      expect(event).toMatchObject({ id: `${event.name}:R`, at: NOW, payload: { customerId: '7' } })
      expect(Object.isFrozen(event) && Object.isFrozen(event.payload)).toBe(true)
    }
  })

  it('[EN-18] sends a registration by the identity provider with its method', async () => {
    const { track, add } = await start()
    const got = add('one')
    track('register', { customerId: '77', customerName: 'Lan', method: 'firebase' })
    expect(got).toEqual([
      expect.objectContaining({
        name: 'register',
        id: 'register:77',
        payload: expect.objectContaining({ customerId: '77', customerName: 'Lan', method: 'firebase' }),
      }),
    ])
  })

  it.each<[string, unknown]>([
    ['a name that is not canonical', { name: 'purchase' }],
    ['a name that every object has', { name: 'constructor' }],
    ['no name', { payload: {} }],
    ['a name that is no text', { name: ['deposit'] }],
    ['a payload that is a text', { name: 'deposit', payload: 'x' }],
    ['a payload that is a list', { name: 'deposit', payload: [1] }],
    ['a payload that is null', { name: 'deposit', payload: null }],
    ['no object', 'deposit'],
    ['nothing', undefined],
    [
      'what throws when it is read',
      {
        name: 'deposit',
        payload: {
          get value() {
            throw new Error('no')
          },
        },
      },
    ],
  ])('drops and logs %s, and sends the next event', async (_case, occurrence) => {
    const { test, track, add } = await start()
    const got = add('one')
    test.emit(tracked, occurrence as TrackedOccurrence)
    expect([got, test.logger.entries.length]).toEqual([[], 1])
    expect(test.logger.entries[0]?.subject).toMatch(/^TR-EVENT: /)
    track('login')
    expect(got.map(({ name }) => name)).toEqual(['login'])
  })

  it('[TR-17] sends nothing personal, and the page’s address without its secrets', async () => {
    window.history.replaceState(null, '', '/m/login?token=T&code=C&redirectUrl=R&fbclid=F')
    const { track, add } = await start()
    const got = add('one')
    track('register', { customerId: '+84912345678', customerName: 'me@mail.test' })
    const sent = JSON.stringify(got)
    expect(sent).not.toMatch(/84912345678|mail|token|code|redirectUrl/)
    expect(got[0]?.payload.page).toBe(`${location.origin}/m/login?fbclid=F`)
    window.history.replaceState(null, '', '/m/home')
    track('login')
    expect(got[1]?.payload.page).toBe(`${location.origin}/m/home`)
  })

  it('sends what a launched game’s event tells of it', async () => {
    const { track, add } = await start()
    const got = add('one')
    const content = { id: 'G1', category: 'TCG_SEA', name: 'Star Harbor', node: '7', room: 'vip' }
    track('gameLaunch', { content })
    expect(got[0]?.payload.content).toEqual(content)
  })

  it('[TR-18] tracks firstOpen once for each device, when a destination is there', async () => {
    const storage = fakeStorage()
    const first = await start(storage)
    expect([...storage.stored]).toEqual([])
    const got = first.add('one')
    const other = first.add('two')
    expect([got, other].map((events) => events.map(({ name }) => name))).toEqual([
      ['firstOpen'],
      ['firstOpen'],
    ])
    const again = await start(storage)
    expect(again.add('one')).toEqual([])
  })

  it('[TR-14] buffers events before a destination is there, in order', async () => {
    const { track, add } = await start()
    track('login')
    track('viewContent', { content: { id: 'a1' } })
    expect(add('one').map(({ name }) => name)).toEqual(['login', 'viewContent'])
    await vi.advanceTimersByTimeAsync(BUFFERING_MS)
    expect(add('late')).toEqual([])
  })

  it('writes the delivery ledger', async () => {
    const { test, track, deliveries, add } = await start()
    add('one')
    track('deposit', { reference: 'D-1' })
    expect(deliveries.get()).toEqual([
      {
        event: 'deposit:D-1',
        name: 'deposit',
        destination: 'one',
        outcome: 'sent',
        consent: ['analytics'],
        at: NOW,
      },
    ])
    test.contributeOthers(trackingDestinations, [])
    track('deposit', { reference: 'D-2' })
    expect(deliveries.get()).toHaveLength(1)
  })

  it('[TR-18] tracks firstOpen, and notes it, only where a destination may have it', async () => {
    const storage = fakeStorage()
    const { add, consent } = await start(storage, fakeConsent({ asks: true }))
    const got = add('one')
    expect([got, [...storage.stored]]).toEqual([[], []])
    consent.granted.set({ marketing: false, analytics: true, support: false })
    expect(got.map(({ name }) => name)).toEqual(['firstOpen'])
  })

  it('completes events by what other plugins know, as clean as the rest', async () => {
    const { test, track, add } = await start()
    const got = add('one')
    const enrich = () => ({ customerId: '7', customerName: 'me@mail.test' })
    test.contributeOthers(trackingEnrichments, [
      { key: 'member', enrich },
      {
        key: 'broken',
        enrich: () => {
          throw new Error('no')
        },
      },
    ])
    track('login', { method: 'code' })
    expect(got[0]?.payload).toEqual({ method: 'code', customerId: '7', page: expect.any(String) as string })
    expect(test.logger.entries.map(({ subject }) => subject)).toEqual([
      'TR-ENRICHMENT: the enrichment broken failed',
    ])
  })

  it('[TR-16] asks for consent at the moment of each event, and forgets what it had delivered once it is revoked', async () => {
    const { track, add, consent, storage, deliveries, test } = await start(
      undefined,
      fakeConsent({ asks: true, granted: { analytics: true } }),
    )
    const got = add('one')
    track('withdraw', { reference: 'W-1' })
    window.dispatchEvent(new Event('pagehide'))
    expect(storage.stored.get('tracking.router.sent')).toBe('{"one":["withdraw:W-1"]}')
    consent.granted.set({ marketing: true, analytics: false, support: false })
    expect(storage.stored.has('tracking.router.sent')).toBe(false)
    track('login')
    expect(got.map(({ name }) => name)).toEqual(['withdraw'])
    expect(deliveries.get().at(-1)).toMatchObject({ outcome: 'dropped', reason: 'no consent', consent: [] })
    await test.dispose()
  })

  it('[TR-16] removes the ids of destinations that do not come while the player is asked', async () => {
    const sent = { 'tracking.router.sent': '{"one":["withdraw:W-1"],"refused":["withdraw:W-1"]}' }
    const asked = await start(fakeStorage(sent), fakeConsent({ asks: true, granted: { analytics: true } }))
    asked.add('one')
    const unasked = await start(fakeStorage(sent))
    await vi.advanceTimersByTimeAsync(BUFFERING_MS)
    expect(asked.storage.stored.get('tracking.router.sent')).toBe('{"one":["withdraw:W-1"]}')
    expect(unasked.storage.stored.get('tracking.router.sent')).toBe(sent['tracking.router.sent'])
    await asked.test.dispose()
    await unasked.test.dispose()
  })

  it('[TR-14] a reload, or another tab, does not send an order’s event again', async () => {
    const first = await start()
    first.add('one')
    first.track('deposit', { reference: 'D-1' })
    await first.test.dispose()
    const [again, other] = [await start(first.storage), await start(first.storage)]
    const [got, gotOther] = [again.add('one'), other.add('one')]
    again.track('deposit', { reference: 'D-1' })
    again.track('deposit', { reference: 'D-2' })
    await vi.advanceTimersByTimeAsync(1_000)
    window.dispatchEvent(new StorageEvent('storage', { key: 'tracking.router.sent' }))
    other.track('deposit', { reference: 'D-2' })
    expect([got, gotOther].map((events) => events.map(({ id }) => id))).toEqual([['deposit:D-2'], []])
    await again.test.dispose()
    await other.test.dispose()
  })

  it('loads a blocked destination again when the network returns', async () => {
    const { track, add, reachability } = await start()
    let blocked = true
    const got = add('one', { load: () => (blocked ? Promise.reject(new Error('x')) : Promise.resolve()) })
    await vi.advanceTimersByTimeAsync(LOAD_RETRY_MS * LOAD_TRIES)
    blocked = false
    reachability.state.set('offline')
    reachability.state.set('online')
    track('login')
    await vi.advanceTimersByTimeAsync(0)
    expect(got.map(({ name }) => name)).toEqual(['login'])
  })

  it('lets the native shell that is to come deliver first', async () => {
    const { test, track, add } = await start()
    test.contributeOthers(trackingDelegates, [{ key: 'native-shell' }])
    const facebook = add('facebook')
    track('login')
    expect(facebook).toEqual([])
    const shell = add('native-shell', { delivers: ['facebook'] })
    track('login')
    expect([facebook, shell.map(({ name }) => name)]).toEqual([[], ['login', 'login']])
  })

  it('does not wait for ever for a native shell', async () => {
    const { test, track, add } = await start()
    test.contributeOthers(trackingDelegates, [{ key: 'native-shell' }])
    const facebook = add('facebook')
    track('login')
    await vi.advanceTimersByTimeAsync(READY_TIMEOUT_MS)
    expect(facebook.map(({ name }) => name)).toEqual(['login'])
  })

  it('leaves nothing behind, and a later destination list has no effect', async () => {
    const { test, track, add } = await start()
    const got = add('one')
    expect(await test.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
    track('login')
    test.contributeOthers(trackingDestinations, [])
    expect(got).toEqual([])
  })
})
