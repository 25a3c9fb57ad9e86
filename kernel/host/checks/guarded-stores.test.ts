import { expect, it, vi } from 'vitest'
import { guardStores } from './guarded-stores.ts'

const boom = () => {
  throw new Error('mine')
}

it('reports what a store throws once, and its readers go on', () => {
  const report = vi.fn()
  const { badge } = guardStores({ key: 'draw', badge: { get: boom, subscribe: boom } }, report)
  badge.subscribe()
  expect([badge.get(), badge.get()]).toEqual([undefined, undefined])
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('mine'))
})

it.each([
  [{}, undefined],
  [() => 1, undefined],
  ['3', '3'],
  [3, 3],
  [false, false],
])('reads the snapshot %j as %j', (snapshot, read) => {
  const value = { badge: { get: (): unknown => snapshot, subscribe: () => undefined } }
  const { badge } = guardStores(value, boom)
  expect(badge.get()).toBe(read)
  expect(badge.subscribe()).toBeTypeOf('function')
})

it('guards in place: an instance of a class keeps its methods and private members', () => {
  class Tab {
    readonly badge = { get: boom, subscribe: () => boom }
    readonly #to = '/m/game'
    address() {
      return this.#to
    }
  }
  const mine = new Tab()
  const report = vi.fn()
  expect(guardStores(mine, report)).toBe(mine)
  expect([mine.address(), mine.badge.get()]).toEqual(['/m/game', undefined])
  expect(report).toHaveBeenCalledOnce()
})

it('guards a copy of what is frozen', () => {
  const frozen = Object.freeze({ key: 'draw', badge: { get: boom, subscribe: boom } })
  expect(guardStores(frozen, () => {}).badge.get()).toBeUndefined()
})

it.each([[null], [5], [['a']], [{ key: 'draw' }]])('leaves %j as it is', (value) => {
  expect(guardStores(value, boom)).toBe(value)
})
