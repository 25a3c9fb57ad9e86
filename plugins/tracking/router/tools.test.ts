import {
  CLOCK,
  CONSENT,
  REACHABILITY,
  type Store,
  tracked,
  type TrackingDestination,
  trackingDestinations,
  type TrackingEvent,
} from '@foyer/sdk'
import { fakeConsent, fakeReachability, testPlugin } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Delivery, TrackingTools } from '../contract.ts'
import router from './manifest.ts'

const NOW = 1_700_000_000_000

async function start(parts: readonly (Partial<TrackingDestination> & { readonly key: string })[]) {
  const got: [string, TrackingEvent][] = []
  const consent = fakeConsent({ asks: true, granted: { marketing: true } })
  const services = { [CLOCK]: { now: () => NOW }, [CONSENT]: consent, [REACHABILITY]: fakeReachability() }
  const test = await testPlugin(router, { services })
  test.contributeOthers(
    trackingDestinations,
    parts.map((part): TrackingDestination => ({
      consent: 'marketing',
      send: (event) => void got.push([part.key, event]),
      ...part,
    })),
  )
  got.length = 0
  const { tools, deliveries } = test.provided as {
    tools: TrackingTools
    deliveries: Store<readonly Delivery[]>
  }
  return { test, tools, deliveries, got, consent }
}
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the tracking tools', () => {
  it('tell the state of each destination, with the code of its last failure', async () => {
    const { tools } = await start([
      { key: 'good' },
      { key: 'loads', load: () => new Promise(() => {}) },
      { key: 'blocked', load: () => Promise.reject(new TypeError('x')) },
      {
        key: 'fails',
        send: () => {
          throw new RangeError('x')
        },
      },
    ])
    await vi.advanceTimersByTimeAsync(0)
    expect(
      (await tools.destinations()).map(({ key, state, reason, queued }) => [key, state, reason, queued]),
    ).toEqual([
      ['good', 'ready', undefined, 0],
      ['loads', 'waiting', undefined, 1],
      ['blocked', 'unavailable', 'TypeError', 1],
      ['fails', 'paused', 'RangeError', 1],
    ])
  })

  it('tell what would go where, and send nothing', async () => {
    const preview = vi.fn(({ name, payload }: TrackingEvent) => [['track', name, payload.value]])
    const { tools, got, deliveries } = await start([
      { key: 'fb', preview },
      { key: 'bigo', accepts: (name) => name === 'firstDepositArrival', preview },
      { key: 'gtag', consent: 'analytics' },
      { key: 'adjust' },
      {
        key: 'broken',
        preview: () => {
          throw new Error('no')
        },
      },
      { key: 'native-shell', delivers: ['adjust'] },
    ])
    const lines = deliveries.get().length
    const payload = { reference: 'D-1', amount: '5', currency: 'TLB', customerName: 'me@mail.test' }
    const plan = await tools.dryRun({ name: 'firstDepositArrival', payload })
    expect(plan.map(({ destination, decision, calls }) => [destination, decision, calls])).toEqual([
      ['fb', 'sends', [['track', 'firstDepositArrival', undefined]]],
      ['bigo', 'sends', [['track', 'firstDepositArrival', '5']]],
      ['gtag', 'no consent', undefined],
      ['adjust', 'native-shell delivers it', undefined],
      ['broken', 'TR-DESTINATION', undefined],
      ['native-shell', 'sends', undefined],
    ])
    expect(plan[1]?.event?.payload).toMatchObject({ reference: 'D-1', currency: 'PHP' })
    expect(plan[1]?.event?.payload).not.toHaveProperty('customerName')
    expect([got, deliveries.get().length]).toEqual([[], lines])
    expect((await tools.dryRun({ name: 'deposit' }))[1]?.decision).toBe('not accepted')
    expect(await tools.dryRun({ name: 'purchase' as 'deposit' })).toEqual([])
  })

  it('say of an event that was delivered before that it is not sent again', async () => {
    const { tools, test } = await start([{ key: 'fb' }])
    const occurrence = { name: 'withdraw', payload: { reference: 'W-1' } } as const
    test.emit(tracked, occurrence)
    expect((await tools.dryRun(occurrence)).map(({ decision }) => decision)).toEqual(['delivered before'])
  })

  it('send a test event to one destination alone, without money, and only with consent', async () => {
    const { tools, got, deliveries, consent } = await start([
      { key: 'fb' },
      { key: 'tiktok' },
      { key: 'native-shell', delivers: ['fb'] },
    ])
    const id = await tools.sendTest('deposit', 'native-shell')
    expect(id).toMatch(/^test-deposit:./)
    expect(got.map(([key, event]) => [key, event.id, event.payload.value])).toEqual([
      ['native-shell', id, undefined],
    ])
    await tools.sendTest('deposit', 'fb')
    expect(got.map(([key]) => key)).toEqual(['native-shell', 'fb'])
    consent.granted.set({ marketing: false, analytics: false, support: false })
    const refused = await tools.sendTest('deposit', 'fb')
    expect(deliveries.get().at(-1)).toMatchObject({
      event: refused,
      outcome: 'dropped',
      reason: 'no consent',
    })
  })

  it('refuse a test event to a destination that is not on', async () => {
    const { tools } = await start([{ key: 'fb' }])
    await expect(tools.sendTest('deposit', 'kwai')).rejects.toThrow('TR-NO-DESTINATION')
    await expect(tools.sendTest('purchase' as 'deposit', 'fb')).rejects.toThrow('TR-NO-DESTINATION')
  })
})
