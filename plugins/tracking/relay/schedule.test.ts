// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { BATCH_EVENTS, BATCH_MS, RETRIES, RETRY_MS } from './constants.ts'
import { delayMs, nextPhase, type Phase, type Signal } from './schedule.ts'

const idle = { kind: 'idle' } as const
const paused = { kind: 'paused' } as const
const waiting = (failures = 0) => ({ kind: 'waiting', failures }) as const
const sending = (failures = 0) => ({ kind: 'sending', failures }) as const

it.each<[Phase, Signal, Phase]>([
  [idle, { kind: 'event', waiting: 1 }, waiting()],
  [idle, { kind: 'event', waiting: 0 }, idle],
  [idle, { kind: 'event', waiting: BATCH_EVENTS }, sending()],
  [waiting(), { kind: 'event', waiting: 2 }, waiting()],
  [waiting(), { kind: 'event', waiting: BATCH_EVENTS }, sending()],
  [waiting(2), { kind: 'event', waiting: BATCH_EVENTS }, waiting(2)],
  [sending(), { kind: 'event', waiting: 5 }, sending()],
  [paused, { kind: 'event', waiting: 5 }, paused],
  [waiting(2), { kind: 'due' }, sending(2)],
  [sending(2), { kind: 'taken', waiting: 0 }, idle],
  [sending(2), { kind: 'taken', waiting: 3 }, waiting()],
  [sending(2), { kind: 'taken', waiting: BATCH_EVENTS }, sending()],
  [sending(), { kind: 'failed' }, waiting(1)],
  [sending(RETRIES), { kind: 'failed' }, paused],
  [paused, { kind: 'wake' }, waiting()],
  [waiting(3), { kind: 'wake' }, waiting()],
  [waiting(), { kind: 'wake' }, waiting()],
  [idle, { kind: 'wake' }, idle],
  [idle, { kind: 'due' }, idle],
])('%j and %j give %j', (phase, signal, next) => {
  expect(nextPhase(phase, signal)).toEqual(next)
})

it('a further event does not delay the batch', () => {
  const phase = waiting()
  expect(nextPhase(phase, { kind: 'event', waiting: 2 })).toBe(phase)
})

describe('delayMs', () => {
  it('waits longer after each failure, with a jitter of a half', () => {
    expect(delayMs(0, 0.9)).toBe(BATCH_MS)
    expect([1, 2, 3, 4].map((failures) => delayMs(failures, 0.5))).toEqual([3000, 6000, 12_000, 24_000])
    expect([delayMs(1, 0), delayMs(1, 1)]).toEqual([RETRY_MS / 2, RETRY_MS * 1.5])
  })
})
