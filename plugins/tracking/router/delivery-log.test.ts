// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { DeliveryLog } from './delivery-log.ts'

const event = (id: string) => ({ name: 'login', id, at: 0, payload: {} }) as const

it('is a store of the latest lines: the same list until a line is written', () => {
  const log = new DeliveryLog(3, () => 5)
  const listener = vi.fn()
  const stop = log.subscribe(listener)
  expect(log.get()).toBe(log.get())
  for (let at = 0; at < 8; at++) log.record(event(`e${at}`), 'fb', 'sent', undefined)
  log.record(event('last'), 'fb', 'failed', 'timeout')
  const lines = log.get()
  expect(lines.map((line) => line.event)).toEqual(['e6', 'e7', 'last'])
  expect(lines[2]).toEqual({
    event: 'last',
    name: 'login',
    destination: 'fb',
    outcome: 'failed',
    reason: 'timeout',
    at: 5,
  })
  expect(log.get()).toBe(lines)
  expect(listener).toHaveBeenCalledTimes(9)
  stop()
  log.record(event('x'), 'fb', 'sent', undefined)
  expect(listener).toHaveBeenCalledTimes(9)
})
