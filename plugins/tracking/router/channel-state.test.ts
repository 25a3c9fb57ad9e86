// @vitest-environment node
import { expect, it } from 'vitest'
import { type ChannelSignal, type ChannelState, nextState } from './channel-state.ts'
import { BREAKER_FAILURES } from './constants.ts'

const waiting = (loads = 0) => ({ kind: 'waiting', loads }) as const
const unavailable = (loads: number) => ({ kind: 'unavailable', loads, reason: 'SC-BLOCKED' }) as const
const counted = <K extends string>(kind: K, failures: number, tries: number) =>
  ({ kind, failures, tries }) as const
const ready = (failures = 0, tries = 0) => counted('ready', failures, tries)
const sending = (failures = 0, tries = 0) => counted('sending', failures, tries)
const retrying = (failures: number, tries: number) => counted('retrying', failures, tries)
const paused = (failures: number, tries: number) => counted('paused', failures, tries)
const closed = { kind: 'closed' } as const
const signal = (kind: Exclude<ChannelSignal['kind'], 'load failed'>): ChannelSignal => ({ kind })
const loadFailed = { kind: 'load failed', reason: 'SC-BLOCKED' } as const
const LAST = BREAKER_FAILURES - 1

it.each<[ChannelState, ChannelSignal, ChannelState]>([
  [waiting(), signal('loaded'), ready()],
  [waiting(), loadFailed, unavailable(1)],
  [waiting(2), loadFailed, unavailable(3)],
  [waiting(), signal('load'), waiting()],
  [unavailable(1), signal('load'), waiting(1)],
  [unavailable(1), signal('loaded'), ready()],
  [unavailable(1), loadFailed, unavailable(1)],
  [ready(), signal('loaded'), ready()],
  [ready(), loadFailed, ready()],
  [ready(), signal('send'), sending()],
  [ready(2, 1), signal('send'), sending(2, 1)],
  [waiting(), signal('send'), waiting()],
  [sending(), signal('sent'), ready()],
  [sending(2, 1), signal('sent'), ready()],
  [sending(), signal('failed'), retrying(1, 1)],
  [sending(), signal('lost'), ready(1)],
  [sending(LAST, 1), signal('failed'), paused(BREAKER_FAILURES, 2)],
  [sending(LAST, 3), signal('lost'), paused(BREAKER_FAILURES, 0)],
  [ready(), signal('failed'), ready()],
  [retrying(1, 1), signal('due'), ready(1, 1)],
  [paused(3, 2), signal('due'), ready(3, 2)],
  [sending(3, 2), signal('failed'), paused(4, 3)],
  [sending(), signal('due'), sending()],
  [retrying(1, 1), signal('emptied'), retrying(1, 0)],
  [paused(3, 2), signal('emptied'), paused(3, 0)],
  [sending(1, 1), signal('emptied'), sending(1, 1)],
  [paused(3, 2), signal('closed'), closed],
  [closed, signal('loaded'), closed],
  [closed, signal('due'), closed],
])('%j and %j give %j', (state, given, next) => {
  expect(nextState(state, given)).toEqual(next)
})

it.each<[ChannelState, ChannelSignal]>([
  [ready(), signal('sent')],
  [paused(3, 0), signal('emptied')],
  [waiting(), signal('due')],
])('returns the same object if nothing changes: %j and %j', (state, given) => {
  expect(nextState(state, given)).toBe(state)
})

it('creates no object while nothing fails', () => {
  const first = nextState(nextState(waiting(), signal('loaded')), signal('send'))
  expect(nextState(nextState(first, signal('sent')), signal('send'))).toBe(first)
})
