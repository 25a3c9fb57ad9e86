// @vitest-environment node
import { createStore, type Store } from '@foyer/sdk'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ANSWER_WAIT_MS } from './constants.ts'
import { untilKnown } from './until-known.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const given = createStore<number | undefined>(undefined)
  let listeners = 0
  const store: Pick<Store<number | undefined>, 'subscribe'> = {
    subscribe(listener) {
      const stop = given.subscribe(listener)
      listeners += 1
      return () => {
        listeners -= 1
        stop()
      }
    },
  }
  const context = {
    timeout(run: () => void, ms: number) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    defer: <Undo>(undo: Undo) => undo,
  }
  const ends = new AbortController()
  const over = vi.fn()
  const wait = (): void =>
    void untilKnown(context, {
      stores: [store, undefined],
      isKnown: () => given.get() === 7,
      signal: ends.signal,
    }).then(over)
  return { given, ends, over, wait, left: () => [listeners, vi.getTimerCount()] }
}
type World = ReturnType<typeof start>

it.each<[string, (world: World) => unknown]>([
  ['it is known', ({ given }) => given.set(7)],
  ['the wait is over', () => vi.advanceTimersByTime(ANSWER_WAIT_MS)],
  ['the signal ends it', ({ ends }) => ends.abort()],
])('waits until %s, and leaves no timer and no subscription', async (_case, end) => {
  const world = start()
  world.wait()
  world.given.set(1)
  await vi.advanceTimersByTimeAsync(ANSWER_WAIT_MS - 1)
  expect(world.over).not.toHaveBeenCalled()
  expect(world.left()).toEqual([1, 1])
  end(world)
  await vi.advanceTimersByTimeAsync(0)
  expect(world.over).toHaveBeenCalledOnce()
  expect(world.left()).toEqual([0, 0])
})

it.each<[string, (world: World) => unknown]>([
  ['what is known already', ({ given }) => given.set(7)],
  ['a signal that has ended', ({ ends }) => ends.abort()],
])('does not wait for %s', async (_case, before) => {
  const world = start()
  before(world)
  world.wait()
  await vi.advanceTimersByTimeAsync(0)
  expect(world.over).toHaveBeenCalledOnce()
  expect(world.left()).toEqual([0, 0])
})
