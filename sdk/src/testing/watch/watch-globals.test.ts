import { afterEach, describe, expect, it } from 'vitest'
import { watchGlobals } from './watch-globals.ts'

const { pushState } = history
afterEach(() => {
  history.pushState = pushState
  for (const name of ['watchedNew', 'watchedOld']) Reflect.deleteProperty(globalThis, name)
})

describe('watchGlobals', () => {
  it('reports nothing that is unchanged', () => {
    Object.assign(globalThis, { watchedOld: 1 })
    expect(watchGlobals()()).toEqual([])
  })
  it('reports nothing that is made on first use', () => {
    const made = {}
    Object.defineProperty(globalThis, 'watchedOld', { get: () => made, configurable: true })
    const look = watchGlobals()
    Object.defineProperty(globalThis, 'watchedOld', { value: made, configurable: true })
    expect(look()).toEqual([])
    Object.defineProperty(globalThis, 'watchedOld', { value: {}, configurable: true })
    expect(look()).toEqual(['watchedOld (replaced)'])
  })
  it('reports names that were added, changed or removed, and replaced functions of the browser', () => {
    Object.assign(globalThis, { watchedOld: 1 })
    const look = watchGlobals()
    Object.assign(globalThis, { watchedOld: 2, watchedNew: 1 })
    history.pushState = () => {}
    expect(look()).toEqual(['watchedOld (replaced)', 'watchedNew', 'history.pushState (replaced)'])
    Reflect.deleteProperty(globalThis, 'watchedOld')
    expect(look()).toContain('watchedOld (removed)')
  })
})
