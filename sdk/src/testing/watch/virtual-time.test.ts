// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { VirtualTime } from './virtual-time.ts'

let time = new VirtualTime()
let giveBack = (): void => {}
const heard: string[] = []

beforeEach(() => {
  heard.length = 0
  time = new VirtualTime()
  giveBack = time.install()
})
afterEach(() => giveBack())

describe('VirtualTime', () => {
  it('runs what is due, in order, and nothing else', async () => {
    setTimeout(() => heard.push('b'), 20)
    setTimeout((word: string) => heard.push(word), 10, 'a')
    setInterval(() => heard.push('tick'), 15)
    clearTimeout(setTimeout(() => heard.push('never'), 5))
    await time.elapse(30)
    expect(heard).toEqual(['a', 'tick', 'b', 'tick'])
    expect(time.waiting).toEqual(['interval of 15 ms'])
  })
  it('moves the clocks', async () => {
    const [from, fromPerformance] = [Date.now(), performance.now()]
    await time.elapse(1_000)
    expect([Date.now() - from, performance.now() - fromPerformance]).toEqual([1_000, 1_000])
  })
  it('lets promises continue between timers, and records what a timer throws', async () => {
    setTimeout(() => void Promise.resolve().then(() => setTimeout(() => heard.push('after'), 5)), 5)
    setTimeout(() => {
      throw new Error('timer')
    }, 1)
    await time.elapse(10)
    expect([heard, time.errors.map(String)]).toEqual([['after'], ['Error: timer']])
  })
  it('waits for a promise as long as it may', async () => {
    const late = new Promise((resolve) => setTimeout(resolve, 500))
    expect(await time.waitFor(late, 499, 0)).toBe(false)
    expect(await time.waitFor(late, 1, 0)).toBe(true)
    expect(await time.waitFor(new Promise(() => {}), 1_000, 0)).toBe(false)
  })
  it('restores everything', () => {
    const virtual = globalThis.setTimeout
    giveBack()
    expect(globalThis.setTimeout).not.toBe(virtual)
    expect(Date.now()).toBeLessThan(time.now)
  })
})
