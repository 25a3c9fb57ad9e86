import { afterEach, expect, it, vi } from 'vitest'
import { takeEarlyTap } from './early-tap.ts'

const button = document.createElement('button')
const tapped = vi.fn()
button.addEventListener('click', tapped)
afterEach(() => {
  Reflect.deleteProperty(globalThis, '__foyer')
  document.body.replaceChildren()
  tapped.mockReset()
})

it('taps again what was tapped too early, and stops the listening', () => {
  document.body.append(button)
  const hear = vi.fn()
  addEventListener('click', hear, true)
  Reflect.set(globalThis, '__foyer', { tap: button, hear })
  const tapAgain = takeEarlyTap()
  expect(tapped).not.toHaveBeenCalled()
  tapAgain()
  expect(tapped).toHaveBeenCalledOnce()
  expect(hear).not.toHaveBeenCalled()
})

it.each([undefined, null, 'x', {}, { tap: null }, { tap: button }, { tap: {}, hear: 1 }])(
  'does nothing where nothing that stands in the page was tapped: %o',
  (left) => {
    Reflect.set(globalThis, '__foyer', left)
    takeEarlyTap()()
    expect(tapped).not.toHaveBeenCalled()
  },
)
