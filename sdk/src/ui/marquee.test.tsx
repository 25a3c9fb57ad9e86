import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Marquee } from './marquee.tsx'

/** Gives the content a width, as the browser measures it. */
let measure = (_width: number): void => {}
let observed = 0
class FakeResizeObserver {
  constructor(tell: ResizeObserverCallback) {
    measure = (width) =>
      act(() => tell([{ target: { clientWidth: width } } as unknown as ResizeObserverEntry], this as never))
  }
  observe = (): void => void observed++
  unobserve = (): void => {}
  disconnect = (): void => void observed--
}
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show() {
  const { unmount } = render(
    <Marquee label="News">
      <span>ngu***89 won 500</span>
    </Marquee>,
  )
  const marquee = screen.getByRole('region', { name: 'News' })
  return { marquee, track: marquee.firstElementChild as HTMLElement, unmount }
}

it('[CO-11] passes its content by in the time that 60 px in a second take, however wide it is', () => {
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
  const { track } = show()
  measure(360)
  expect(track.style.animationDuration).toBe('6s')
  measure(1_500)
  expect(track.style.animationDuration).toBe('25s')
})

it('has its content twice while it moves, and once for those who do not see it', () => {
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
  const { marquee, unmount } = show()
  expect(within(marquee).getAllByText('ngu***89 won 500')).toHaveLength(1)
  measure(360)
  const copies = within(marquee).getAllByText('ngu***89 won 500')
  expect(copies.map((copy) => copy.closest('[aria-hidden]') !== null)).toEqual([false, true])
  expect(copies[1]?.closest('[inert]')).not.toBeNull()
  unmount()
  expect(observed).toBe(0)
})

it('can be focused, so that it stands still, and does not move where nothing measures it', () => {
  vi.stubGlobal('ResizeObserver', undefined)
  const { marquee, track } = show()
  expect([marquee.tabIndex, track.style.animationDuration]).toEqual([0, ''])
})
