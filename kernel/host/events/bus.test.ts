// @vitest-environment node
import { defineEvent } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { Bus, BUFFERED_MAX } from './bus.ts'

const plain = defineEvent<number>({ id: 'test.plain' })
const bufferedEvent = defineEvent<number>({ id: 'test.kept', keep: true })

const make = () => {
  const errors: [unknown, string][] = []
  return { bus: new Bus((error, event) => errors.push([error, event])), errors }
}

describe('Bus', () => {
  it('calls subscribers in order, until they unsubscribe', () => {
    const { bus } = make()
    const heard: string[] = []
    const leave = bus.on(plain, (n) => heard.push(`a${n}`))
    bus.on(plain, (n) => heard.push(`b${n}`))
    bus.emit(plain, 1)
    void leave()
    bus.emit(plain, 2)
    expect(heard).toEqual(['a1', 'b1', 'b2'])
  })

  it('[KN-06] a handler that throws or rejects is reported and does not affect the others', async () => {
    const { bus, errors } = make()
    const heard: number[] = []
    bus.on(plain, () => {
      throw new Error('sync')
    })
    bus.on(plain, () => Promise.reject(new Error('async')) as unknown as void)
    bus.on(plain, (n) => heard.push(n))
    bus.emit(plain, 7)
    await Promise.resolve()
    expect(heard).toEqual([7])
    expect(errors.map(([error, event]) => [(error as Error).message, event])).toEqual([
      ['sync', 'test.plain'],
      ['async', 'test.plain'],
    ])
  })

  it('buffers a buffered event for its first subscriber only', () => {
    const { bus } = make()
    bus.emit(bufferedEvent, 1)
    bus.emit(bufferedEvent, 2)
    const first: number[] = []
    const second: number[] = []
    const leave = bus.on(bufferedEvent, (n) => first.push(n))
    bus.on(bufferedEvent, (n) => second.push(n))
    expect([first, second]).toEqual([[1, 2], []])
    bus.emit(bufferedEvent, 3)
    expect([first, second]).toEqual([[1, 2, 3], [3]])
    void leave()
    expect(first).toHaveLength(3)
  })

  it('does not buffer a plain event', () => {
    const { bus } = make()
    bus.emit(plain, 1)
    const heard: number[] = []
    bus.on(plain, (n) => heard.push(n))
    expect(heard).toEqual([])
  })

  it('drops the oldest of too many buffered payloads', () => {
    const { bus } = make()
    for (let n = 0; n < BUFFERED_MAX + 5; n++) bus.emit(bufferedEvent, n)
    const heard: number[] = []
    bus.on(bufferedEvent, (n) => heard.push(n))
    expect([heard.length, heard[0], heard.at(-1)]).toEqual([BUFFERED_MAX, 5, BUFFERED_MAX + 4])
  })

  it('a watcher sees events without emptying the buffer', () => {
    const { bus } = make()
    const seen: [unknown, boolean][] = []
    const heard: number[] = []
    bus.emit(bufferedEvent, 1)
    bus.watch(bufferedEvent, (payload, buffered) => seen.push([payload, buffered]))
    bus.emit(bufferedEvent, 2)
    bus.on(bufferedEvent, (n) => heard.push(n))
    bus.emit(bufferedEvent, 3)
    expect(seen).toEqual([
      [undefined, true],
      [2, true],
      [3, false],
    ])
    expect(heard).toEqual([1, 2, 3])
  })

  it('a subscriber that a watcher adds receives the event once', () => {
    const { bus } = make()
    const heard: number[] = []
    bus.watch(bufferedEvent, () => void (heard.length || bus.on(bufferedEvent, (n) => heard.push(n))))
    bus.emit(bufferedEvent, 1)
    expect(heard).toEqual([1])
  })
})
