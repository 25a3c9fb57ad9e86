// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { eventId, uuid } from './event-id.ts'

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
})

it('makes random ids with and without crypto.randomUUID', () => {
  expect(new Set([uuid(), uuid()]).size).toBe(2)
  vi.stubGlobal('crypto', { getRandomValues: <T>(bytes: T) => bytes })
  expect(uuid()).toBe('0'.repeat(32))
  vi.unstubAllGlobals()
})
