import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ListenerWatch, watchListeners } from './watch-listeners.ts'

let watch: ListenerWatch = { remaining: () => [], end() {} }
const listener = (): void => {}

beforeEach(() => (watch = watchListeners()))
afterEach(() => watch.end())

describe('watchListeners', () => {
  it('reports remaining listeners on the window, the document and its nodes', () => {
    const loose = document.createElement('p')
    for (const target of [window, document, document.body, loose]) target.addEventListener('x', listener)
    expect([...watch.remaining()].sort()).toEqual(['#document x', 'body x', 'window x'])
    for (const target of [window, document, document.body]) target.removeEventListener('x', listener)
    expect(watch.remaining()).toEqual([])
  })
  it('distinguishes a capturing listener from another, and counts the same one once', () => {
    window.addEventListener('x', listener, true)
    window.addEventListener('x', listener, { capture: true })
    window.removeEventListener('x', listener)
    expect(watch.remaining()).toEqual(['window x'])
    window.removeEventListener('x', listener, true)
    expect(watch.remaining()).toEqual([])
  })
  it('forgets one that its signal removed, and one that runs once', () => {
    const ending = new AbortController()
    window.addEventListener('x', listener, { signal: ending.signal })
    document.addEventListener('y', listener, { once: true })
    document.dispatchEvent(new Event('y'))
    expect(watch.remaining()).toEqual(['window x'])
    ending.abort()
    expect(watch.remaining()).toEqual([])
  })
})
