// @vitest-environment node
import { expect, it } from 'vitest'
import { type ChannelSignal, type ChannelState, nextState } from './channel-state.ts'

const waiting = { kind: 'waiting' } as const
const broken = { kind: 'broken' } as const
const closed = { kind: 'closed' } as const
const unready = { kind: 'unready', reason: 'SC-BLOCKED' } as const
const ready = (failures = 0) => ({ kind: 'ready', failures }) as const

it.each<[ChannelState, ChannelSignal, ChannelState]>([
  [waiting, { kind: 'ready' }, ready()],
  [waiting, unready, unready],
  [unready, { kind: 'ready' }, ready()],
  [ready(1), { kind: 'ready' }, ready(1)],
  [ready(), { kind: 'failed' }, ready(1)],
  [ready(1), { kind: 'sent' }, ready()],
  [ready(2), { kind: 'failed' }, broken],
  [broken, { kind: 'failed' }, broken],
  [broken, { kind: 'retry' }, ready(2)],
  [ready(), { kind: 'retry' }, ready()],
  [broken, { kind: 'closed' }, closed],
  [closed, { kind: 'ready' }, closed],
  [closed, { kind: 'retry' }, closed],
])('%j and %j give %j', (state, signal, next) => {
  expect(nextState(state, signal)).toEqual(next)
})

it('returns the same object if nothing changes', () => {
  const state = ready()
  expect(nextState(state, { kind: 'sent' })).toBe(state)
})
