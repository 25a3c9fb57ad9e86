// @vitest-environment node
import { expect, it } from 'vitest'
import { forEachOf } from './for-each-of.ts'

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

it('runs each task once, at most so many at a time', async () => {
  let running = 0
  let most = 0
  const done: number[] = []
  await forEachOf([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    most = Math.max(most, ++running)
    await tick()
    running--
    done.push(item)
  })
  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(3)
})

it('rejects with the first failure once what has begun is through, and begins no more', async () => {
  const begun: number[] = []
  let ended = false
  const run = forEachOf([1, 2, 3, 4], 2, async (item) => {
    begun.push(item)
    if (item === 1) throw new Error('one')
    await tick()
    ended = true
  })
  await expect(run).rejects.toThrow('one')
  expect(begun).toEqual([1, 2])
  expect(ended).toBe(true)
})
