// @vitest-environment node
import { expect, it } from 'vitest'
import { eventId, hasStableId } from './event-id.ts'

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
