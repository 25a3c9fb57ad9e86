// @vitest-environment node
import { HttpError } from '@foyer/sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OUTBOX_EVENTS } from './constants.ts'
import { append, OUTBOX, without } from './outbox.ts'
import { batchResultOf } from './batch-result.ts'
import { bodyOf, fitting, toWire, type WireEvent } from './wire.ts'

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
  it('removes the events that have arrived', () => {
    expect(ids(without([wire('a'), wire('b'), wire('c')], new Set(['b', 'x'])))).toEqual(['a', 'c'])
  })
  it.each([
    [[wire('a'), null, 1, { event: 'x' }, { ...wire('b'), event_id: 5 }], ['a']],
    [{}, undefined],
    ['[]', undefined],
  ])('reads back only what is an event: %j', (stored, read) => {
    const events = OUTBOX.parse(stored)
    expect(events && ids(events)).toEqual(read)
  })
})

describe('wire', () => {
  it('converts an event to the relay’s fields', () => {
    const payload = {
      customerId: '7',
      customerName: 'p',
      value: 5,
      currency: 'VND',
      page: 'https://a.test/m',
    }
    expect(toWire({ name: 'deposit', id: 'deposit:D-1', at: 9, payload })).toEqual({
      event: 'deposit', event_id: 'deposit:D-1', occurred_at: 9, customer_id: '7', customer_name: 'p', value: 5,
      currency: 'VND', page: 'https://a.test/m',
    }) // prettier-ignore
  })
  it('[TR-12] the body is the events as a JSON string', () => {
    const { events } = bodyOf([wire('a')], { fbc: 'f' })
    expect(typeof events).toBe('string')
    expect(JSON.parse(events)).toEqual([{ ...wire('a'), ids: { fbc: 'f' } }])
    expect(JSON.parse(bodyOf([wire('a')], {}).events)).toEqual([wire('a')])
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
