// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { REFRESH_MS } from './constants.ts'
import { nextStep, type SyncFacts } from './next-step.ts'

const NOW = Date.UTC(2026, 10, 26)
const RECORD = {
  token: 't1',
  createTime: NOW - 1_000,
  endpoint: 'https://push.example/1',
  auth: 'a',
  p256dh: 'p',
  vapidKey: 'v',
  swScope: 's',
}
const BOUND = { member: '7', token: 't1', state: 'subscribed' } as const
const facts: SyncFacts = {
  record: RECORD,
  binding: BOUND,
  leaving: undefined,
  member: '7',
  permission: 'granted',
  endpoint: RECORD.endpoint,
  now: NOW,
}

describe('nextStep', () => {
  it.each<[string, Partial<SyncFacts>, object]>([
    ['all is in line', {}, { step: 'none' }],
    ['nothing was ever registered', { record: undefined, binding: undefined }, { step: 'none' }],
    ['a guest with a registration', { member: undefined, binding: undefined }, { step: 'none' }],
    ['[ST-11a] a member, and no binding', { binding: undefined }, { step: 'bind', token: 't1', member: '7' }],
    ['[ST-11a] bound, not yet subscribed', { binding: { ...BOUND, state: 'bound' } }, { step: 'subscribe', token: 't1', member: '7' }],
    ['[ST-11a] the answer of the binding was lost', { binding: { ...BOUND, state: 'asked' } }, { step: 'bind', token: 't1', member: '7' }],
    ['[ST-11c] gone while the binding was asked for', { binding: { ...BOUND, state: 'asked' }, member: undefined }, { step: 'unsubscribe', token: 't1' }],
    ['[ST-11c] the member has gone', { member: undefined }, { step: 'unsubscribe', token: 't1' }],
    ['[ST-11c] another member is there', { member: '8' }, { step: 'unsubscribe', token: 't1' }],
    ['[ST-11c] the call has failed before', { leaving: 't0', binding: undefined }, { step: 'unsubscribe', token: 't0' }],
    ['the token is a new one', { record: { ...RECORD, token: 't2' } }, { step: 'unsubscribe', token: 't1' }],
    ['the record has gone', { record: undefined }, { step: 'unsubscribe', token: 't1' }],
    ['the player has blocked messages', { permission: 'denied' }, { step: 'unsubscribe', token: 't1' }],
    ['blocked, and unsubscribed', { permission: 'denied', binding: undefined }, { step: 'drop' }],
    ['the permission was reset', { permission: 'default', binding: undefined }, { step: 'drop' }],
    ['blocked, and the record is broken', { record: 'broken', permission: 'denied', binding: undefined }, { step: 'drop' }],
    ['[VA-13] the record is broken', { record: 'broken', binding: undefined }, { step: 'register' }],
    ['[CO-10] a moment before a week', { now: RECORD.createTime + REFRESH_MS - 1 }, { step: 'none' }],
    ['[CO-10] a week old', { now: RECORD.createTime + REFRESH_MS }, { step: 'refresh' }],
    ['the clock was set back by a week', { now: RECORD.createTime - REFRESH_MS }, { step: 'refresh' }],
    ['the browser has lost its subscription', { endpoint: undefined }, { step: 'refresh' }],
    ['the browser has another subscription', { endpoint: 'https://push.example/2' }, { step: 'refresh' }],
  ])('%s', (_, part, step) => expect(nextStep({ ...facts, ...part })).toEqual(step)) // prettier-ignore

  it('[CO-10] a week is 604,800,000 ms', () => expect(REFRESH_MS).toBe(604_800_000))
})
