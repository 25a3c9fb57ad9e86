import { fakeStorage, testMember } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { campaignInfo, pixelTrack } from '../contract.ts'
import { BATCH_EVENTS, BATCH_MS, OUTBOX_AGE_MS } from './constants.ts'
import { gateway, hide, idsOf, NOW, open, OUTBOX_NAME, server } from './relay.fake.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('relay', () => {
  it('[TR-12] sends the events of a second together, as a JSON string', async () => {
    const end = gateway()
    const { http, storage, send, test } = await open(end)
    send('a', 'b')
    await vi.advanceTimersByTimeAsync(BATCH_MS - 1)
    expect(http.calls).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(http.calls.map(({ body }) => idsOf((body as { events: string }).events))).toEqual([['a', 'b']])
    expect(end.slice.events[0]).toMatchObject({
      event: 'login',
      event_id: 'a',
      occurred_at: NOW,
      customer_id: '7',
    })
    expect(storage.stored.has(OUTBOX_NAME)).toBe(false)
    await test.dispose()
  })

  it('sends a full batch at once, and the rest after it', async () => {
    const end = gateway()
    const { http, send, test } = await open(end)
    const ids = Array.from({ length: BATCH_EVENTS + 3 }, (_, at) => `e${at}`)
    send(...ids)
    await vi.advanceTimersByTimeAsync(0)
    expect(end.ids()).toEqual(ids.slice(0, BATCH_EVENTS))
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(end.ids()).toEqual(ids)
    expect(http.calls).toHaveLength(2)
    await test.dispose()
  })

  it('sends with each event what was known when it happened: consent, ids and campaign', async () => {
    const end = gateway()
    const { send, test, consent } = await open(end)
    const broken = () => {
      throw new Error('no')
    }
    consent.granted.set({ marketing: true, analytics: true, support: false })
    test.contributeOthers(pixelTrack, [() => ({ fbc: 'F' }), broken, () => ({ ttclid: 'T' })])
    test.contributeOthers(campaignInfo, [() => ({ adid: 'A' })])
    send('a')
    test.contributeOthers(pixelTrack, [])
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(end.slice.events[0]).toMatchObject({
      consent: { marketing: true, analytics: true, support: false },
      ids: { fbc: 'F', ttclid: 'T' },
      campaign: { adid: 'A' },
    })
    send('b')
    // The networks' plugins start a moment later.
    test.contributeOthers(pixelTrack, [() => ({ fbc: 'F' })])
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(end.slice.events[1]).toMatchObject({ ids: { fbc: 'F' } })
    await test.dispose()
  })

  it('[TR-16] strips unsent events of the networks’ ids once marketing is revoked, in the storage too', async () => {
    const end = gateway()
    const { send, test, consent, storage } = await open(end)
    test.contributeOthers(pixelTrack, [() => ({ fbc: 'F' })])
    test.contributeOthers(campaignInfo, [() => ({ adid: 'A' })])
    send('a')
    expect(storage.stored.get(OUTBOX_NAME)).toMatch(/"F".*"A"/)
    // The host stops the networks' plugins.
    test.contributeOthers(pixelTrack, [])
    consent.granted.set({ marketing: false, analytics: true, support: false })
    expect(storage.stored.get(OUTBOX_NAME)).not.toMatch(/"F"|"A"/)
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(end.ids()).toEqual(['a'])
    expect(JSON.stringify(end.slice.events)).not.toMatch(/"F"|"A"/)
    await test.dispose()
  })

  it('[TR-15] a member’s events are never sent with another’s token, and lost neither', async () => {
    const end = gateway()
    const { session, storage, send, test } = await open(end)
    session.current.set(testMember({ id: 'A' }))
    send('of A')
    session.current.set(testMember({ id: 'B' }))
    send('of B')
    hide('hidden')
    hide('visible')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(end.ids()).toEqual(['of B'])
    expect(vi.getTimerCount()).toBe(0)
    expect(storage.stored.get(OUTBOX_NAME)).toContain('of A')
    session.current.set(testMember({ id: 'A' }))
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(end.ids()).toEqual(['of B', 'of A'])
    expect(end.slice.events[1]).not.toHaveProperty('member')
    await test.dispose()
  })

  it('[TR-15] a guest’s events go with any session, and a member’s without one', async () => {
    const end = gateway()
    const { session, send, test } = await open(end)
    send('guest')
    session.current.set(testMember({ id: 'A' }))
    send('of A')
    session.current.set(undefined)
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(end.ids()).toEqual(['guest', 'of A'])
    await test.dispose()
  })

  it('[TR-15] a refused batch is not sent on in parts once another member has signed in', async () => {
    const end = gateway()
    const { http, session, storage, send, test } = await open(end, {
      answer: () => {
        session.current.set(testMember({ id: 'B' }))
        return server(413)
      },
    })
    session.current.set(testMember({ id: 'A' }))
    send('a', 'b')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(http.calls).toHaveLength(1)
    expect(JSON.parse(storage.stored.get(OUTBOX_NAME) ?? '')).toHaveLength(2)
    await test.dispose()
  })

  it('drops events that the gateway refuses, and continues', async () => {
    const end = gateway()
    const { send, storage, test } = await open(end, { answer: (at) => (at === 0 ? server(400) : undefined) })
    send('bad')
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(storage.stored.has(OUTBOX_NAME)).toBe(false)
    expect(test.logger.entries[0]?.subject).toMatch(/^TR-REFUSED/)
    send('good')
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(end.ids()).toEqual(['good'])
    await test.dispose()
  })

  it('does not send what is too old for the networks', async () => {
    const end = gateway()
    const stored = ['old', 'young'].map((event_id, at) => ({
      event: 'login',
      event_id,
      occurred_at: NOW - OUTBOX_AGE_MS + at,
    }))
    const { test } = await open(end, { storage: fakeStorage({ [OUTBOX_NAME]: JSON.stringify(stored) }) })
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(end.ids()).toEqual(['young'])
    await test.dispose()
  })

  it('[TR-16] revoked consent drops unsent events, and nothing more is sent', async () => {
    const end = gateway()
    const { http, send, storage, test, consent } = await open(end)
    send('a')
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    send('b')
    expect(storage.stored.size).toBe(2)
    consent.granted.set({ marketing: true, analytics: false, support: false })
    expect([...storage.stored]).toEqual([])
    expect(await test.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
    hide('hidden')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([...storage.stored]).toEqual([])
    expect(http.calls).toHaveLength(1)
  })

  it('[TR-15] a stop without a revoked consent, as a restart is, loses no event', async () => {
    const end = gateway()
    const first = await open(end)
    first.send('a')
    await first.test.dispose()
    const second = await open(end, { storage: first.storage })
    await vi.advanceTimersByTimeAsync(BATCH_MS)
    expect(end.ids()).toEqual(['a'])
    await second.test.dispose()
  })
})

describe('the mock gateway’s relay', () => {
  it.each([[undefined], [{}], [{ events: [] }], [{ events: 'x' }], [{ events: '[1]' }], [{ events: '{}' }]])(
    '[TR-12] refuses %j, which is no JSON string of events',
    async (body) => {
      const answer = (await gateway().reply(body)) as Response
      expect(answer.status).toBe(400)
    },
  )
})
