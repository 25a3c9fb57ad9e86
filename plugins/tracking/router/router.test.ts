import {
  CANONICAL_EVENTS,
  CLOCK,
  sessionStarted,
  type Store,
  type Tracking,
  type TrackingDestination,
  type TrackingEvent,
  trackingDestinations,
} from '@foyer/sdk'
import { type FakeStorage, fakeStorage, testMember, testPlugin } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memberRegistered, registrationSubmitted } from '../../account/contract/registration-events.ts'
import { REGISTRATION_INFO } from '../../account/contract/registration-info.ts'
import { gameLaunched } from '../../games/contract.ts'
import type { Delivery } from '../contract.ts'
import { ATTRIBUTION_DELAY_MS, BUFFERING_MS } from './constants.ts'
import router from './manifest.ts'

const NOW = 1_700_000_000_000

async function start(storage: FakeStorage = fakeStorage({ 'tracking.router.opened': '1' })) {
  const test = await testPlugin(router, { services: { [CLOCK]: { now: () => NOW } }, storage })
  const destinations: TrackingDestination[] = []
  const { tracking, deliveries } = test.provided as {
    tracking: Tracking
    deliveries: Store<readonly Delivery[]>
  }
  const add = (key: string) => {
    const got: TrackingEvent[] = []
    const destination = {
      key,
      consent: 'analytics',
      send: (event: TrackingEvent) => void got.push(event),
    } as const
    destinations.push(destination)
    test.contributeOthers(trackingDestinations, destinations)
    return got
  }
  return { test, tracking, deliveries, add }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('tracking router', () => {
  it('[TR-01] sends every canonical event to every destination, as the same frozen object', async () => {
    const { tracking, add } = await start()
    const [one, two] = [add('one'), add('two')]
    for (const name of CANONICAL_EVENTS) tracking.track(name, { customerId: '7', reference: 'R' })
    expect(one.map(({ name }) => name)).toEqual([...CANONICAL_EVENTS])
    for (const [at, event] of one.entries()) {
      expect(two[at]).toBe(event)
      expect(event).toMatchObject({ id: `${event.name}:R`, at: NOW, payload: { customerId: '7' } })
      expect(Object.isFrozen(event) && Object.isFrozen(event.payload)).toBe(true)
    }
  })

  it('[TR-18] tracks a registration that was sent', async () => {
    const { test, add } = await start()
    const got = add('one')
    test.emit(registrationSubmitted, undefined)
    expect(got.map(({ name }) => name)).toEqual(['registerSubmit'])
  })

  it('[EN-18] tracks a registration by the identity provider', async () => {
    const { test, add } = await start()
    const got = add('one')
    test.emit(memberRegistered, { customerId: '77', customerName: 'Lan', method: 'firebase' })
    expect(got).toEqual([
      expect.objectContaining({
        name: 'register',
        id: 'register:77',
        payload: expect.objectContaining({ customerId: '77', customerName: 'Lan', method: 'firebase' }),
      }),
    ])
  })

  it('refuses an unknown event without throwing', async () => {
    const { test, tracking, add } = await start()
    const got = add('one')
    tracking.track('purchase' as 'deposit')
    expect(got).toEqual([])
    expect(test.logger.entries).toHaveLength(1)
  })

  it('[TR-17] sends nothing personal, and the page’s address without its secrets', async () => {
    window.history.replaceState(null, '', '/m/login?token=T&code=C&redirectUrl=R&fbclid=F')
    const { tracking, add } = await start()
    const got = add('one')
    tracking.track('register', { customerId: '+84912345678', customerName: 'me@mail.test' })
    const sent = JSON.stringify(got)
    expect(sent).not.toMatch(/84912345678|mail|token|code|redirectUrl/)
    expect(got[0]?.payload.page).toBe(`${location.origin}/m/login?fbclid=F`)
    window.history.replaceState(null, '', '/m/home')
    tracking.track('login')
    expect(got[1]?.payload.page).toBe(`${location.origin}/m/home`)
  })

  it('[TR-18] tracks a login and a launched game once the gateway has confirmed them', async () => {
    const { test, add } = await start()
    const got = add('one')
    test.emit(sessionStarted, testMember({ id: '1001' }))
    test.emit(gameLaunched, { vendor: 'TCG_SEA', code: 'G1', backUrl: '/m/home', name: 'Star Harbor' })
    expect(got.map(({ name }) => name)).toEqual(['login', 'gameLaunch'])
    expect(got[0]?.payload.customerId).toBe('1001')
    expect(got[1]?.payload.content).toEqual({ id: 'G1', category: 'TCG_SEA', name: 'Star Harbor' })
    expect(JSON.stringify(got)).not.toContain('token-1001')
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
    const { test, tracking, add } = await start()
    test.emit(sessionStarted, testMember())
    tracking.track('viewContent', { content: { id: 'a1' } })
    expect(add('one').map(({ name }) => name)).toEqual(['login', 'viewContent'])
    await vi.advanceTimersByTimeAsync(BUFFERING_MS)
    expect(add('late')).toEqual([])
  })

  it('writes the delivery ledger', async () => {
    const { test, tracking, deliveries, add } = await start()
    add('one')
    tracking.track('deposit', { reference: 'D-1' })
    expect(deliveries.get()).toEqual([
      { event: 'deposit:D-1', name: 'deposit', destination: 'one', outcome: 'sent', at: NOW },
    ])
    test.contributeOthers(trackingDestinations, [])
    tracking.track('deposit', { reference: 'D-2' })
    expect(deliveries.get()).toHaveLength(1)
  })

  it('leaves nothing behind, and a later destination list has no effect', async () => {
    const { test, tracking, add } = await start()
    const got = add('one')
    expect(await test.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
    tracking.track('login')
    test.contributeOthers(trackingDestinations, [])
    expect(got).toEqual([])
  })
})

describe('[EN-12a][VA-10] attribution', () => {
  afterEach(() => history.replaceState(null, '', '/'))
  const flushImports = () => vi.dynamicImportSettled()

  it('is stored at once if the address has a code', async () => {
    history.replaceState(null, '', '/m/home?r=R1')
    const { test } = await start()
    await flushImports()
    expect(test.storage.get(REGISTRATION_INFO)).toEqual({
      originalDomain: location.hostname,
      referralCode: 'R1',
    })
  })

  it('is stored after the delay if it is the host alone', async () => {
    const { test } = await start()
    vi.advanceTimersByTime(ATTRIBUTION_DELAY_MS - 1)
    await flushImports()
    expect(test.storage.get(REGISTRATION_INFO)).toBeUndefined()
    vi.advanceTimersByTime(1)
    await flushImports()
    expect(test.storage.get(REGISTRATION_INFO)).toEqual({ originalDomain: location.hostname })
  })
})
