// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_WAIT_MS, MIN_WAIT_MS, POLL_MS } from './poll-constants.ts'
import { dueAt, nextPoll, type PollAction, type PollState, waitMs } from './next-poll.ts'

const NOW = 1_000_000
const asked = (ago: number, failures = 0) => ({ askedAt: NOW - ago, failures })
const RESTING: PollState = { step: 'resting' }
const WAITING: PollState = { step: 'waiting', due: NOW + 5 }
const ASKING: PollState = { step: 'asking' }
const ONCE: PollState = { step: 'asking', since: NOW, once: true }

it('[CO-04b] is 30 seconds', () => expect(POLL_MS).toBe(30_000))

it.each([
  [0, 30_000],
  [1, 30_000],
  [2, 60_000],
  [3, 120_000],
  [4, 240_000],
  [5, 300_000],
  [99, 300_000],
])('after %i failures in a row the wait is %i ms', (failures, ms) => expect(waitMs(failures)).toBe(ms))

it.each([
  ['nobody has asked', undefined, NOW],
  ['asked just now', asked(0), NOW + POLL_MS],
  ['asked a while ago', asked(10_000), NOW + POLL_MS - 10_000],
  ['asked long ago', asked(POLL_MS * 9), NOW - POLL_MS * 8],
  ['failed thrice', asked(0, 3), NOW + POLL_MS * 4],
  ['the clock was set back since', asked(-60_000), NOW],
  ['another tab’s clock is a little ahead', asked(-2_000), NOW + POLL_MS],
])('dueAt: %s', (_case, last, due) => expect(dueAt(last, NOW)).toBe(due))

describe('nextPoll', () => {
  it.each<[string, PollState, PollAction, PollState]>([
    ['a visible page waits', RESTING, { kind: 'wanted', last: asked(10_000), now: NOW }, { step: 'waiting', due: NOW + 20_000 }],
    ['a visible page that is due asks at once', RESTING, { kind: 'wanted', last: undefined, now: NOW }, { step: 'waiting', due: NOW }],
    ['another tab has asked: it waits longer', WAITING, { kind: 'wanted', last: asked(0), now: NOW }, { step: 'waiting', due: NOW + POLL_MS }],
    ['another tab has asked while this one does', ASKING, { kind: 'wanted', last: asked(0), now: NOW }, ASKING],
    ['a hidden page rests', WAITING, { kind: 'unwanted' }, RESTING],
    ['a page that is hidden while it asks rests', ASKING, { kind: 'unwanted' }, RESTING],
    ['it is time', WAITING, { kind: 'due' }, ASKING],
    ['a resting page is never due', RESTING, { kind: 'due' }, RESTING],
    ['an answer', ASKING, { kind: 'asked', last: asked(100), now: NOW }, { step: 'waiting', due: NOW - 100 + POLL_MS }],
    ['an answer for a page that is hidden by now', RESTING, { kind: 'asked', last: asked(100), now: NOW }, RESTING],
    ['no answer was stored: not at once again', ASKING, { kind: 'asked', last: undefined, now: NOW }, { step: 'waiting', due: NOW + MIN_WAIT_MS }],
    ['a refresh asks at once', WAITING, { kind: 'refresh', now: NOW }, { step: 'asking', since: NOW, once: false }],
    ['a refresh of a hidden page asks once', RESTING, { kind: 'refresh', now: NOW }, ONCE],
    ['that was answered: it rests', ONCE, { kind: 'asked', last: asked(0), now: NOW }, RESTING],
    ['the page is shown meanwhile: it goes on', ONCE, { kind: 'wanted', last: undefined, now: NOW }, { step: 'asking', since: NOW, once: false }],
    ['a page that is hidden during a refresh asks no more than that', { step: 'asking', again: NOW }, { kind: 'unwanted' }, { step: 'asking', again: NOW, once: true }],
    ['and again, where that was wanted', { step: 'asking', again: NOW, once: true }, { kind: 'asked', last: asked(0), now: NOW }, ONCE],
    ['a refresh during a call asks again after it', ASKING, { kind: 'refresh', now: NOW }, { step: 'asking', again: NOW }],
    ['that call was answered', { step: 'asking', again: NOW }, { kind: 'asked', last: asked(0), now: NOW + 1 }, { step: 'asking', since: NOW, once: false }],
  ])('%s', (_case, state, action, next) => expect(nextPoll(state, action)).toEqual(next)) // prettier-ignore

  it.each<[string, PollState, PollAction]>([
    ['hidden already', RESTING, { kind: 'unwanted' }],
    [
      'the same time as before',
      { step: 'waiting', due: NOW + POLL_MS },
      { kind: 'wanted', last: asked(0), now: NOW },
    ],
  ])('gives the same state where nothing is to be done: %s', (_case, state, action) =>
    expect(nextPoll(state, action)).toBe(state),
  )

  it('[ST-33a] asks nothing while it is unwanted, whatever happens', () => {
    const now = fc.integer({ min: 0, max: 9_000_000 })
    const last = fc.option(fc.record({ askedAt: now, failures: fc.nat(9) }), { nil: undefined })
    const heard = fc.oneof(
      fc.constant<PollAction>({ kind: 'due' }),
      fc.record({ kind: fc.constant('asked' as const), last, now }),
    )
    fc.assert(
      fc.property(fc.array(heard), (actions) => {
        let state: PollState = nextPoll(ASKING, { kind: 'unwanted' })
        for (const action of actions) state = nextPoll(state, action)
        expect(state).toEqual(RESTING)
      }),
    )
  })

  it('waits no longer than five minutes', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(1_000), fc.nat(9_000_000), (askedAt, failures, now) => {
        const next = nextPoll(RESTING, { kind: 'wanted', last: { askedAt, failures }, now })
        expect(next.step === 'waiting' && next.due - now).toBeLessThanOrEqual(MAX_WAIT_MS)
      }),
    )
  })
})
