// @vitest-environment node
import { expect, it } from 'vitest'
import { anySignal } from './any-signal.ts'

const open = (): AbortController => new AbortController()

it.each([0, 1])('is aborted with signal %i, for its reason', (at) => {
  const all = [open(), open()] as const
  const signal = anySignal(all[0].signal, all[1].signal)
  expect(signal.aborted).toBe(false)
  all[at]?.abort('why')
  expect([signal.aborted, signal.reason]).toEqual([true, 'why'])
})

it('the first abort counts', () => {
  const [a, b] = [open(), open()]
  const signal = anySignal(a.signal, b.signal)
  a.abort('first')
  b.abort('second')
  expect(signal.reason).toBe('first')
})

it('is aborted at once where one of its signals is', () => {
  const [a, b] = [open(), open()]
  b.abort('before')
  expect(anySignal(a.signal, b.signal).reason).toBe('before')
})

it('no longer listens once it is aborted', () => {
  const [short, long] = [open(), open()]
  const added: AddEventListenerOptions[] = []
  const add = long.signal.addEventListener.bind(long.signal)
  long.signal.addEventListener = (
    type: string,
    listener: EventListener,
    options: AddEventListenerOptions,
  ) => {
    added.push(options)
    add(type, listener, options)
  }
  anySignal(short.signal, long.signal)
  short.abort()
  expect(added.map(({ signal }) => signal?.aborted)).toEqual([true])
})

it('is never aborted when made of no signals', () => {
  expect(anySignal().aborted).toBe(false)
})
