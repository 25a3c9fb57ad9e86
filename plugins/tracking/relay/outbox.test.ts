// @vitest-environment node
import { HttpError } from '@foyer/sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLAIM_MS, OUTBOX_AGE_MS, OUTBOX_CHARS, OUTBOX_EVENTS, TAKEN_IDS, TAKEN_MS } from './constants.ts'
import { append, claim, OUTBOX, recent, release, unclaimed, without } from './outbox.ts'
import { batchResultOf } from './batch-result.ts'
import { TAKEN, wasTaken, withTaken } from './taken.ts'
import { bodyOf, fitting, toWire, type WireEvent, withoutIds } from './wire.ts'

const wire = (event_id: string): WireEvent => ({ event: 'login', event_id, occurred_at: 1 })
const ids = (events: readonly WireEvent[]) => events.map(({ event_id }) => event_id)

describe('outbox', () => {
  it('keeps the latest events in order, each once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 150 }), { maxLength: 300 }), (numbers) => {
        let outbox: readonly WireEvent[] = []
        for (const number of numbers) outbox = append(outbox, wire(`e${number}`))
        expect(new Set(ids(outbox)).size).toBe(outbox.length)
        expect(outbox.length).toBeLessThanOrEqual(OUTBOX_EVENTS)
        const last = numbers.at(-1)
        if (last !== undefined) expect(ids(outbox)).toContain(`e${last}`)
      }),
    )
  })
  it('drops its oldest when it is full', () => {
    const full = Array.from({ length: OUTBOX_EVENTS }, (_, at) => wire(`e${at}`))
    const next = append(full, wire('new'))
    expect([next.length, next[0]?.event_id, next.at(-1)?.event_id]).toEqual([OUTBOX_EVENTS, 'e1', 'new'])
  })
  it('drops its oldest when it is too long to store, and keeps the newest whatever its length', () => {
    const long = (id: string, chars: number) => ({ ...wire(id), note: 'x'.repeat(chars) })
    const outbox = ['a', 'b', 'c'].reduce<readonly WireEvent[]>(
      (all, id) => append(all, long(id, OUTBOX_CHARS / 2.5)),
      [],
    )
    expect(ids(outbox)).toEqual(['b', 'c'])
    expect(ids(append(outbox, long('d', OUTBOX_CHARS)))).toEqual(['d'])
  })
  it('tells apart what a tab is sending, until that tab must be gone', () => {
    const claimed = claim([wire('a'), wire('b')], new Set(['a']), 1_000)
    expect(ids(unclaimed(claimed, 1_000))).toEqual(['b'])
    expect(ids(unclaimed(claimed, 1_000 + CLAIM_MS))).toEqual(['a', 'b'])
    // The clock was set back.
    expect(ids(unclaimed(claimed, 0))).toEqual(['a', 'b'])
    expect(release(claimed, new Set(['a']))).toEqual([wire('a'), wire('b')])
  })
  it('drops what is too old for the networks', () => {
    const old = { ...wire('old'), occurred_at: 1 }
    const young = { ...wire('young'), occurred_at: 2 }
    expect(ids(recent([old, young], OUTBOX_AGE_MS + 1))).toEqual(['young'])
  })
  it('removes the events that have arrived', () => {
    expect(ids(without([wire('a'), wire('b'), wire('c')], new Set(['b', 'x'])))).toEqual(['a', 'c'])
  })
  it.each([
    [
      [
        wire('a'),
        null,
        1,
        { event: 'x' },
        { ...wire('b'), event_id: 5 },
        { ...wire('c'), claimed_until: 'x' },
      ],
      ['a'],
    ],
    [{}, undefined],
    ['[]', undefined],
  ])('reads back only what is an event: %j', (stored, read) => {
    const events = OUTBOX.parse(stored)
    expect(events && ids(events)).toEqual(read)
  })
})

describe('wire', () => {
  it('converts an event to the relay’s fields', () => {
    const around = {
      consent: { marketing: true, analytics: true, support: false },
      ids: { fbc: 'f' },
      campaign: { adid: 'c' },
    }
    const payload = {
      customerId: '7',
      customerName: 'p',
      value: '5',
      currency: 'VND',
      page: 'https://a.test/m',
    }
    expect(toWire({ name: 'deposit', id: 'deposit:D-1', at: 9, payload }, around)).toEqual({
      event: 'deposit', event_id: 'deposit:D-1', occurred_at: 9, customer_id: '7', customer_name: 'p', value: '5',
      currency: 'VND', page: 'https://a.test/m', consent: around.consent, ids: { fbc: 'f' }, campaign: { adid: 'c' },
    }) // prettier-ignore
  })
  it('[TR-12] the body is the events as a JSON string', () => {
    const { events } = bodyOf([wire('a')], { fbc: 'f' })
    expect(typeof events).toBe('string')
    expect(JSON.parse(events)).toEqual([{ ...wire('a'), ids: { fbc: 'f' } }])
    expect(JSON.parse(bodyOf([wire('a')], {}).events)).toEqual([wire('a')])
    const stored = { ...wire('a'), ids: { fbc: 'then' }, claimed_until: 5, member: '7' }
    expect(JSON.parse(bodyOf([stored], { fbc: 'now', fbp: 'p' }).events)).toEqual([
      { ...wire('a'), ids: { fbc: 'then', fbp: 'p' } },
    ])
  })
  it('[TR-16] an event can be stripped of what leads to an ad network', () => {
    expect(withoutIds({ ...wire('a'), ids: { fbc: 'f' }, campaign: { adid: 'c' } })).toEqual(wire('a'))
  })
  it('takes as many of the first events as fit into the body’s bytes', () => {
    const events = Array.from({ length: 100 }, (_, at) => ({ ...wire(`e${at}`), note: 'ư'.repeat(400) }))
    const part = fitting(events, {}, 60_000)
    expect(part.length).toBeGreaterThan(20)
    expect(new TextEncoder().encode(JSON.stringify(bodyOf(part, {}))).length).toBeLessThanOrEqual(60_000)
    expect(ids(part)).toEqual(ids(events).slice(0, part.length))
    expect(fitting(events.slice(0, 1), {}, 10)).toEqual([])
  })
})

describe('acknowledged events', () => {
  it('are known for 48 hours, and a bounded number of them', () => {
    const taken = withTaken([], ['a'], 1_000)
    expect(wasTaken(taken, 'a', 1_000 + TAKEN_MS - 1)).toBe(true)
    expect(wasTaken(taken, 'a', 1_000 + TAKEN_MS)).toBe(false)
    expect(withTaken(taken, ['b'], 1_000 + TAKEN_MS).map(({ event_id }) => event_id)).toEqual(['b'])
    const many = withTaken(
      taken,
      Array.from({ length: TAKEN_IDS }, (_, at) => `e${at}`),
      2_000,
    )
    expect([many.length, wasTaken(many, 'a', 2_000)]).toEqual([TAKEN_IDS, false])
  })
  it.each([
    [[{ event_id: 'a', at: 1 }, null, { event_id: 'b' }, 'c'], [{ event_id: 'a', at: 1 }]],
    [{}, undefined],
  ])('are read back as far as they are usable: %j', (stored, read) => {
    expect(TAKEN.parse(stored)).toEqual(read)
  })
})

it.each([
  [new HttpError('HT-OFFLINE', '', 'x'), 'retry'],
  [new HttpError('HT-STATUS', '', 'x', { status: 503 }), 'retry'],
  [new HttpError('HT-STATUS', '', 'x', { status: 401 }), 'retry'],
  [new HttpError('HT-STATUS', '', 'x', { status: 429 }), 'retry'],
  [new HttpError('HT-STATUS', '', 'x', { status: 400 }), 'refused'],
  [new HttpError('HT-STATUS', '', 'x', { status: 413 }), 'refused'],
  [new HttpError('HT-REFUSED', '', 'x', { status: 200 }), 'retry'],
  [new HttpError('HT-SHAPE', '', 'x'), 'taken'],
  [new Error('?'), 'retry'],
])('%s is %s', (error, verdict) => {
  expect(batchResultOf(error)).toBe(verdict)
})
