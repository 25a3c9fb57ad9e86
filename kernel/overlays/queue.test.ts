// @vitest-environment node
import type { OverlayPriority } from '@foyer/sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_QUEUE } from './overlays-view.ts'
import { nextQueue, type Queued, type QueueAction, type QueueState } from './queue.ts'

const ALL: readonly OverlayPriority[] = [
  'access-denied', 'maintenance', 'unreachable', 'mandatory-update', 'alert-session', 'alert',
  'forced-install', 'optional-update', 'announcement', 'download-image', 'prompt',
] // prettier-ignore

/** Steps in short: `+announcement` opens the next overlay, `-2` closes the second, `hold` and `go`. */
function play(steps: readonly string[]): QueueState<Queued> {
  let id = 0
  const action = (step: string): QueueAction<Queued> => {
    if (step === 'hold' || step === 'go') return { type: 'pause', paused: step === 'hold' }
    if (step.startsWith('-')) return { type: 'close', id: Number(step.slice(1)) }
    return { type: 'open', entry: { id: ++id, priority: step.slice(1) as Queued['priority'] } }
  }
  return steps.reduce<QueueState<Queued>>((state, step) => nextQueue(state, action(step)), EMPTY_QUEUE)
}
const shown = (steps: readonly string[]): string =>
  play(steps)
    .stack.map(({ id, priority }) => `${id} ${priority}`)
    .join(' < ')

describe('nextQueue', () => {
  it.each<[string, readonly string[], string]>([
    ['one opens at once', ['+prompt'], '1 prompt'],
    ['the next waits for it', ['+prompt', '+announcement'], '1 prompt'],
    ['then comes by priority', ['+prompt', '+download-image', '+announcement', '-1'], '3 announcement'],
    ['equals keep their order', ['+prompt', '+announcement', '+announcement', '-1'], '2 announcement'],
    ['an optional update does not interrupt', ['+announcement', '+optional-update'], '1 announcement'],
    ['what waits can be withdrawn', ['+prompt', '+announcement', '-2', '-1'], ''],
    ['an unknown id changes nothing', ['+prompt', '-9'], '1 prompt'],
    ['session before other alerts', ['+maintenance', '+alert', '+alert-session', '-1'], '3 alert-session'],
  ])('[OV-30] %s', (_what, steps, expected) => expect(shown(steps)).toBe(expected))

  it.each<[string, readonly string[], string]>([
    ['takes the place of a lower one', ['+announcement', '+maintenance'], '2 maintenance'],
    ['which reopens', ['+announcement', '+maintenance', '-2'], '1 announcement'],
    ['ahead of later ones of its class', ['+prompt', '+alert', '+prompt', '-2'], '1 prompt'],
    ['a lower one does not', ['+maintenance', '+alert'], '1 maintenance'],
    ['an equal one does not', ['+alert', '+alert'], '1 alert'],
    ['a higher one does', ['+alert', '+unreachable', '+access-denied'], '3 access-denied'],
    ['all reopen by priority', ['+alert', '+unreachable', '+access-denied', '-3', '-2'], '1 alert'],
  ])('[OV-30] a blocking one: %s', (_what, steps, expected) => expect(shown(steps)).toBe(expected))

  it.each<[string, readonly string[], string]>([
    ['stacks on a root', ['+announcement', '+child'], '1 announcement < 2 child'],
    ['stacks on a child', ['+child', '+child'], '1 child < 2 child'],
    ['needs no root', ['+child', '+announcement'], '1 child'],
    ['not even access denied opens over it', ['+child', '+access-denied'], '1 child'],
    ['the queue goes on after it', ['+child', '+access-denied', '-1'], '2 access-denied'],
    ['keeps the place of its parent', ['+announcement', '+child', '+maintenance', '-1'], '2 child'],
    ['and gives it up last', ['+announcement', '+child', '+maintenance', '-1', '-2'], '3 maintenance'],
    ['opens although the queue is paused', ['hold', '+prompt', '+child'], '2 child'],
  ])('[OV-30] a child: %s', (_what, steps, expected) => expect(shown(steps)).toBe(expected))

  it.each<[string, readonly string[], string]>([
    ['nothing opens', ['hold', '+access-denied', '+prompt'], ''],
    ['what is open stays', ['+prompt', 'hold', '+maintenance'], '1 prompt'],
    [
      'waiting overlays open afterwards, highest first',
      ['hold', '+prompt', '+maintenance', 'go'],
      '2 maintenance',
    ],
  ])('[OV-30] over a game launch: %s', (_what, steps, expected) => expect(shown(steps)).toBe(expected))

  it('marks waiting overlays that were open before, until they reopen or are closed', () => {
    expect(play(['+prompt', '+announcement', '+alert', '+maintenance']).preempted).toEqual([1, 3])
    expect(play(['+prompt', '+announcement', '+alert', '+maintenance', '-4']).preempted).toEqual([1])
    expect(play(['+prompt', '+maintenance', '-1']).preempted).toEqual([])
  })

  it('[OV-30] opens everything, highest first, for any order of requests', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...ALL], { minLength: 1 }), (order) => {
        let state = play(['hold', ...order.map((priority) => `+${priority}`), 'go'])
        const seen: string[] = []
        for (let top = state.stack.at(-1); top; top = state.stack.at(-1)) {
          seen.push(top.priority)
          state = nextQueue(state, { type: 'close', id: top.id })
        }
        expect(seen).toEqual(ALL.filter((priority) => order.includes(priority)))
      }),
    )
  })

  it('[OV-30] shows, after any steps, what a plain model of the queue shows', () => {
    fc.assert(
      fc.property(fc.array(STEP, { maxLength: 40 }), (steps) => {
        const { stack, waiting, preempted: displaced } = play(steps)
        const expected = model(steps)
        expect(stack.map(({ id }) => id)).toEqual(expected.stack.map(({ id }) => id))
        expect(waiting.map(({ id }) => id)).toEqual(expected.waiting.map(({ id }) => id))
        expect(new Set(displaced)).toEqual(
          new Set(expected.waiting.filter(({ was }) => was).map(({ id }) => id)),
        )
      }),
    )
  })

  it('[OV-30] never loses one, never opens two roots, and never leaves the page idle while one waits', () => {
    fc.assert(
      fc.property(fc.array(STEP, { maxLength: 40 }), (steps) => {
        const { stack, waiting, paused } = play(steps)
        const open = new Set<number>()
        let id = 0
        for (const each of steps) {
          if (each.startsWith('+')) open.add(++id)
          else open.delete(Number(each.slice(1)))
        }
        expect(new Set([...stack, ...waiting].map((entry) => entry.id))).toEqual(open)
        expect(stack.slice(1).every(({ priority }) => priority === 'child')).toBe(true)
        expect(stack.length > 0 || waiting.length === 0 || paused).toBe(true)
      }),
    )
  })

  it('[OV-30] accepts a thousand, and shows them highest first, each priority in order of request', () => {
    const steps = Array.from({ length: 1000 }, (_, index) => `+${ALL[(index * 7) % ALL.length]}`)
    let state = play(['hold', ...steps, 'go'])
    const seen: Queued[] = []
    for (let top = state.stack.at(-1); top; top = state.stack.at(-1)) {
      seen.push(top)
      state = nextQueue(state, { type: 'close', id: top.id })
    }
    const rankOf = ({ priority, id }: Queued): number =>
      ALL.findIndex((each) => each === priority) * 1000 + id
    expect(seen.length).toBe(1000)
    expect(seen).toEqual([...seen].sort((a, b) => rankOf(a) - rankOf(b)))
  })
})

const STEP = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ALL, 'child').map((priority) => `+${priority}`) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 20 }).map((id) => `-${id}`) },
  { weight: 1, arbitrary: fc.constantFrom('hold', 'go') },
)

/** A plain model of OV-30: after every step, search all overlays for those that should be open. */
function model(steps: readonly string[]) {
  interface Shown extends Queued {
    was: boolean
  }
  let stack: Shown[] = []
  let waiting: Shown[] = []
  let paused = false
  let last = 0
  const place = ({ priority }: Queued): number => ALL.findIndex((each) => each === priority)
  for (const step of steps) {
    if (step === 'hold' || step === 'go') paused = step === 'hold'
    else if (step.startsWith('-')) {
      const stays = ({ id }: Queued): boolean => id !== Number(step.slice(1))
      stack = stack.filter(stays)
      waiting = waiting.filter(stays)
    } else {
      const entry = { id: ++last, priority: step.slice(1) as Queued['priority'], was: false }
      ;(entry.priority === 'child' ? stack : waiting).push(entry)
    }
    waiting.sort((a, b) => place(a) - place(b) || a.id - b.id)
    const [first] = waiting
    const top = stack.at(-1)
    if (!first || paused || top?.priority === 'child') continue
    const blocks = place(first) <= ALL.indexOf('alert')
    if (top && !(blocks && place(first) < place(top))) continue
    waiting.shift()
    if (top) waiting.push({ ...top, was: true })
    waiting.sort((a, b) => place(a) - place(b) || a.id - b.id)
    stack = [{ ...first, was: false }]
  }
  return { stack, waiting }
}
