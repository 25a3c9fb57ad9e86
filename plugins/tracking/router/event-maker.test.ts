// @vitest-environment node
import type { TrackingEnrichment, TrackingEvent, TrackingPayload } from '@foyer/sdk'
import { expect, it, vi } from 'vitest'
import { enrich, eventId, hasStableId } from './event-maker.ts'

const random = () => 'r'

it.each([
  ['deposit', { reference: 'D-1', customerId: '7' }, 'deposit:D-1'],
  ['register', { customerId: '7' }, 'register:7'],
  ['startTrial', { customerId: '7' }, 'startTrial:7'],
  ['startTrial', { reference: 'D-1', customerId: '7' }, 'startTrial:D-1'],
  ['login', { customerId: '7' }, 'login:r'],
  ['firstOpen', {}, 'firstOpen:r'],
] as const)('%s %j is %s', (name, payload, id) => {
  expect(eventId(name, payload, random)).toBe(id)
  expect(hasStableId({ name, id, at: 0, payload })).toBe(!id.endsWith(':r'))
})

const event: TrackingEvent = Object.freeze({
  name: 'login',
  id: 'login:1',
  at: 1,
  payload: { method: 'code' },
})

const adding = (key: string, payload: unknown): TrackingEnrichment => ({
  key,
  enrich: () => payload as TrackingPayload,
})

it('adds fields, cleaned, and replaces none that the event has', () => {
  const added = { method: 'other', customerId: '7', customerName: 'me@mail.test', password: 'x' }
  const result = enrich(
    event,
    [adding('a', added), adding('b', { currency: 'USDT', customerId: '8' })],
    vi.fn(),
  )
  expect(result).toEqual({ ...event, payload: { method: 'code', customerId: '7', currency: 'USD' } })
  expect(Object.isFrozen(result) && Object.isFrozen(result.payload)).toBe(true)
})

it('[TR-13] one that throws, or returns nothing of use, loses the others nothing', () => {
  const failed = vi.fn()
  const broken: TrackingEnrichment = {
    key: 'broken',
    enrich: () => {
      throw new Error('no')
    },
  }
  const trap = new Proxy(
    {},
    {
      get: () => {
        throw new Error('trap')
      },
    },
  )
  const all = [
    broken,
    adding('text', 'x'),
    adding('trap', trap),
    adding('none', undefined),
    adding('a', { value: '5' }),
  ]
  expect(enrich(event, all, failed).payload).toEqual({ method: 'code', value: '5' })
  expect(failed.mock.calls.map(([{ key }]) => key as string)).toEqual(['broken', 'trap'])
})

it('costs nothing where there is none', () => {
  expect(enrich(event, [], vi.fn())).toBe(event)
})
