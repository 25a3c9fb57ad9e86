// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { DeliveryLog } from './delivery-log.ts'

const event = (id: string) => ({ name: 'login', id, at: 0, payload: {} }) as const

it('keeps the latest lines as a store: the same list until a line is written', () => {
  const log = new DeliveryLog(3, () => 5)
  const told = vi.fn()
  const stop = log.subscribe(told)
  expect(log.get()).toBe(log.get())
  for (let at = 0; at < 8; at++) log.note(event(`e${at}`), 'fb', 'sent', undefined)
  log.note(event('last'), 'fb', 'failed', 'timeout')
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
  expect(told).toHaveBeenCalledTimes(9)
  stop()
  log.note(event('x'), 'fb', 'sent', undefined)
  expect(told).toHaveBeenCalledTimes(9)
})
