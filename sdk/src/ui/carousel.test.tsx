import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Carousel } from './carousel.tsx'
import { fakeIntersections } from './intersections.fake.ts'
import { Tabs } from './tabs.tsx'

const EVERY_MS = 4000
let still = false
let seen: ReturnType<typeof fakeIntersections>
beforeEach(() => {
  seen = fakeIntersections()
  vi.useFakeTimers()
  still = false
  vi.stubGlobal('matchMedia', () => ({ matches: still }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page without layout: slides are 320 px wide, and scrolling is at once. */
function show(count = 3) {
  const slides = Array.from({ length: count }, (_, index) => (
    <a key={index} href={`#${index}`}>{`Slide ${index}`}</a>
  ))
  render(
    <Carousel label="Promotions" autoplayMs={EVERY_MS} slideLabel={(index, of) => `${index + 1} of ${of}`}>
      {slides}
    </Carousel>,
  )
  const track = screen.getByText('Slide 0').parentElement?.parentElement
  if (!track) throw new Error('no track')
  Object.defineProperty(track, 'clientWidth', { value: 320 })
  ;[...track.children].forEach((slide, index) =>
    Object.defineProperty(slide, 'offsetLeft', { value: index * 320 }),
  )
  track.scrollTo = ((to: ScrollToOptions) => {
    track.scrollLeft = to.left ?? 0
  }) as typeof track.scrollTo
  return track
}
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))
const current = (): string | null | undefined =>
  screen
    .getAllByRole('button')
    .find((dot) => dot.hasAttribute('aria-current'))
    ?.getAttribute('aria-label')

describe('Carousel', () => {
  it('rotates by itself', () => {
    show()
    expect(current()).toBe('1 of 3')
    pass(EVERY_MS)
    expect(current()).toBe('2 of 3')
    pass(2 * EVERY_MS)
    expect(current()).toBe('1 of 3')
  })

  it.each([
    ['touches it', (track: Element) => fireEvent.pointerDown(track)],
    ['comes with the keyboard', () => fireEvent.focusIn(screen.getByText('Slide 0'))],
  ])('stops for good when the player %s', (_how, take) => {
    const track = show()
    pass(EVERY_MS)
    take(track)
    pass(10 * EVERY_MS)
    expect(current()).toBe('2 of 3')
  })

  it('does not move by itself under reduced motion, and follows the dots', () => {
    still = true
    show()
    pass(10 * EVERY_MS)
    expect(current()).toBe('1 of 3')
    fireEvent.click(screen.getByRole('button', { name: '3 of 3' }))
    expect(current()).toBe('3 of 3')
  })

  it('marks the slide after a swipe, and continues from there', () => {
    const track = show()
    act(() => track.children[1] && seen.move(track.children[1], true))
    expect(current()).toBe('2 of 3')
    act(() => track.children[0] && seen.move(track.children[0], false))
    expect(current()).toBe('2 of 3')
    pass(EVERY_MS)
    expect(current()).toBe('3 of 3')
    expect(track.scrollLeft).toBe(640)
  })

  it('animates the content of both slides, and nothing under reduced motion', () => {
    const track = show()
    const moved: unknown[] = []
    for (const name of ['Slide 0', 'Slide 1', 'Slide 2']) {
      screen.getByText(name).animate = ((frames: { transform: string }[]) =>
        void moved.push([name, ...frames.map(({ transform }) => transform)])) as never
    }
    pass(EVERY_MS)
    expect(moved.splice(0)).toEqual([
      ['Slide 1', 'translateX(320px)', 'translateX(0px)'],
      ['Slide 0', 'translateX(320px)', 'translateX(0px)'],
    ])
    pass(2 * EVERY_MS)
    // back to the first: the last moves by one slide, and not past all the others
    expect(moved.slice(2)).toEqual([
      ['Slide 0', 'translateX(-320px)', 'translateX(0px)'],
      ['Slide 2', 'translateX(-640px)', 'translateX(-320px)'],
    ])
    expect(track.scrollLeft).toBe(0)
    still = true
    fireEvent.click(screen.getByRole('button', { name: '2 of 3' }))
    expect(track.scrollLeft).toBe(320)
    expect(moved).toHaveLength(4)
  })

  it('names its slides, and has no dots for a single one', () => {
    show(1)
    expect(screen.getByRole('group', { name: '1 of 1' }).textContent).toBe('Slide 0')
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('Tabs', () => {
  it('moves with the arrow keys, and only the selected one is in the tab order', () => {
    const choose = vi.fn()
    const tabs = [
      { key: 'a', label: 'Username' },
      { key: 'b', label: 'Mobile' },
    ]
    render(
      <Tabs label="How" tabs={tabs} value="a" onChange={choose}>
        Panel
      </Tabs>,
    )
    expect(screen.getByRole('tabpanel', { name: 'Username' }).textContent).toBe('Panel')
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1])
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Username' }), { key: 'ArrowRight' })
    expect(choose).toHaveBeenCalledWith('b')
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Mobile' }))
  })
})
