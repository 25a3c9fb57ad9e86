// @vitest-environment node
import { CodedError } from '@foyer/sdk'
import { expect, it, vi } from 'vitest'
import { createDeliveryLog, destinationError } from './delivery-log.ts'

it.each<[unknown, string]>([
  [
    new TypeError('x is not a function'),
    'TR-DESTINATION: tracking.acme (event): destination acme: TypeError: x is not a function',
  ],
  [
    new CodedError('SC-BLOCKED', { url: 'https://x.example/p.js' }),
    'SC-BLOCKED: tracking.acme (event): destination acme: url https://x.example/p.js',
  ],
  [
    Object.create(null),
    'TR-DESTINATION: tracking.acme (event): destination acme: it threw what cannot be shown',
  ],
  [undefined, 'TR-DESTINATION: tracking.acme (event): destination acme: undefined'],
])('[KN-07] %s names code, plugin and destination', (thrown, message) => {
  const error = destinationError('tracking.acme', 'acme', thrown)
  expect([error.message, error.cause]).toEqual([message, thrown])
})

const event = (id: string) => ({ name: 'login', id, at: 0, payload: {} }) as const

it('is a store of the latest lines: the same list until a line is written', () => {
  const log = createDeliveryLog(3, () => 5, vi.fn())
  const listener = vi.fn()
  const stop = log.subscribe(listener)
  expect(log.get()).toBe(log.get())
  for (let at = 0; at < 8; at++) log.record(event(`e${at}`), 'fb', 'sent', undefined, ['marketing'])
  log.record(event('last'), 'fb', 'dropped', 'timeout', [])
  const lines = log.get()
  expect(lines.map((line) => line.event)).toEqual(['e6', 'e7', 'last'])
  expect(lines.slice(1)).toEqual([
    { event: 'e7', name: 'login', destination: 'fb', outcome: 'sent', consent: ['marketing'], at: 5 },
    {
      event: 'last',
      name: 'login',
      destination: 'fb',
      outcome: 'dropped',
      reason: 'timeout',
      consent: [],
      at: 5,
    },
  ])
  expect(log.get()).toBe(lines)
  expect(listener).toHaveBeenCalledTimes(9)
  stop()
  log.record(event('x'), 'fb', 'sent', undefined, [])
  expect(listener).toHaveBeenCalledTimes(9)
})

it('a listener that throws is reported, and loses the next one nothing', () => {
  const failed = vi.fn()
  const log = createDeliveryLog(3, () => 5, failed)
  const next = vi.fn()
  const error = new Error('no')
  log.subscribe(() => {
    throw error
  })
  log.subscribe(next)
  log.record(event('a'), 'fb', 'sent', undefined, [])
  expect([failed.mock.calls, next.mock.calls.length]).toEqual([[[error]], 1])
})
