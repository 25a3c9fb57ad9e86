import { afterEach, expect, it, vi } from 'vitest'
import { takeBootState, takeEarlyClick } from './take-boot-state.ts'

afterEach(() => vi.unstubAllGlobals())

it('returns each value once, and leaves the others', () => {
  const state = { token: 'T', status: 1 }
  vi.stubGlobal('__foyer', state)
  expect(takeBootState('token')).toBe('T')
  expect(takeBootState('token')).toBeUndefined()
  expect(state).toEqual({ status: 1 })
})

it.each([undefined, null, 'text', []])('returns nothing when the state is %o', (state) => {
  vi.stubGlobal('__foyer', state)
  expect(takeBootState('token')).toBeUndefined()
})

const button = document.createElement('button')
const tapped = vi.fn()
button.addEventListener('click', tapped)
afterEach(() => {
  Reflect.deleteProperty(globalThis, '__foyer')
  document.body.replaceChildren()
  tapped.mockReset()
})

it('repeats a click that came too early, and stops listening', () => {
  document.body.append(button)
  const hear = vi.fn()
  addEventListener('click', hear, true)
  Reflect.set(globalThis, '__foyer', { earlyClick: button, onEarlyClick: hear })
  const tapAgain = takeEarlyClick()
  expect(tapped).not.toHaveBeenCalled()
  tapAgain()
  expect(tapped).toHaveBeenCalledOnce()
  expect(hear).not.toHaveBeenCalled()
})

it.each([
  undefined,
  null,
  'x',
  {},
  { earlyClick: null },
  { earlyClick: button },
  { earlyClick: {}, onEarlyClick: 1 },
])('does nothing when no element of the page was clicked: %o', (left) => {
  Reflect.set(globalThis, '__foyer', left)
  takeEarlyClick()()
  expect(tapped).not.toHaveBeenCalled()
})
