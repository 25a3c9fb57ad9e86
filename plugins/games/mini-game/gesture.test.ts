// @vitest-environment node
import { expect, it } from 'vitest'
import { draggedTo, type Gesture, type GestureSignal, nextGesture } from './gesture.ts'

const down = { kind: 'down', pointer: 1, at: { x: 10, y: 10 }, origin: { x: 300, y: 500 } } as const
const move = (x: number, y: number, pointer = 1) => ({ kind: 'move', pointer, at: { x, y } }) as const
const up = (pointer = 1) => ({ kind: 'up', pointer }) as const
const run = (...signals: readonly GestureSignal[]): Gesture =>
  signals.reduce<Gesture>(nextGesture, { kind: 'idle' })

it.each<[string, readonly GestureSignal[], Gesture['kind']]>([
  ['nothing', [], 'idle'],
  ['a press', [down], 'pressed'],
  ['a touch that trembles', [down, move(11, 11), move(9, 10), move(10, 11.9)], 'pressed'],
  ['a touch that trembled, and ended', [down, move(11.4, 11.4), up()], 'idle'],
  ['a touch that moved 2 px', [down, move(12, 10)], 'dragging'],
  ['a touch that came back', [down, move(40, 10), move(10, 10)], 'dragging'],
  ['a drag that ended', [down, move(40, 10), up()], 'dragged'],
  ['its click', [down, move(40, 10), up(), { kind: 'done' }], 'idle'],
  ['another press after it', [down, move(40, 10), up(), down], 'pressed'],
  ['a second finger', [down, { ...down, pointer: 2 }, move(90, 90, 2), up(2)], 'pressed'],
  ['a press that ended unheard', [down, move(90, 90), down], 'pressed'],
  ['a pointer that only passes', [move(90, 90), up()], 'idle'],
])('[CO-12] %s: %j is %s', (_, signals, kind) => {
  expect(run(...signals).kind).toBe(kind)
})

it('a drag takes the button along by as much as the pointer has moved', () => {
  expect(draggedTo(run(down, move(30, 4)), { x: 30, y: 4 })).toEqual({ x: 320, y: 494 })
  expect(draggedTo(run(down, move(11, 10)), { x: 11, y: 10 })).toBeUndefined()
  expect(draggedTo(run(down, move(30, 4), up()), { x: 30, y: 4 })).toBeUndefined()
})
