import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeIntersections } from './intersections.fake.ts'

const SIZE = { width: 160, height: 213 }

/** The module has one observer for the page, so each test imports its own copy. */
async function show(props: { eager?: boolean; awaited?: boolean } = {}) {
  vi.resetModules()
  const { LazyImage } = await import('./lazy-image.tsx')
  const element = (src: string) => <LazyImage src={src} alt="Fish King" {...SIZE} {...props} />
  const { container, unmount, rerender } = render(element('/a.webp'))
  const frame = container.firstElementChild
  if (!frame) throw new Error('nothing was rendered')
  return {
    frame,
    image: () => container.querySelector('img'),
    unmount,
    text: () => container.textContent,
    change: (src: string) => rerender(element(src)),
  }
}

let page: ReturnType<typeof fakeIntersections>
beforeEach(() => {
  vi.useFakeTimers()
  page = fakeIntersections()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))

describe('LazyImage', () => {
  it('[CO-11] is fetched once it has been within 100 px of the viewport for 150 ms', async () => {
    const { frame, image } = await show()
    expect(page.options?.rootMargin).toBe('100px')
    pass(1000)
    expect(image()?.hasAttribute('src')).toBe(false)
    page.move(frame, true)
    pass(149)
    expect(image()?.hasAttribute('src')).toBe(false)
    pass(1)
    expect(image()?.getAttribute('src')).toBe('/a.webp')
  })

  it('[CO-11] is not fetched when the player flings past it', async () => {
    const { frame, image } = await show()
    page.move(frame, true)
    pass(100)
    page.move(frame, false)
    pass(1000)
    expect(image()?.hasAttribute('src')).toBe(false)
  })

  it('is fetched at once and first where it is eager', async () => {
    const { image } = await show({ eager: true })
    expect(image()?.getAttribute('src')).toBe('/a.webp')
    expect(image()?.getAttribute('fetchpriority')).toBe('high')
    expect(page.watching.size).toBe(0)
  })

  it('is fetched at once with low priority where it is awaited', async () => {
    const { image } = await show({ awaited: true })
    expect(image()?.getAttribute('src')).toBe('/a.webp')
    expect(image()?.hasAttribute('fetchpriority')).toBe(false)
  })

  it('reserves its place, and shows its name in a colour of its own when it fails', async () => {
    const { frame, image, text } = await show({ eager: true })
    expect(frame.getAttribute('style')).toContain('160')
    const img = image()
    if (img) fireEvent.error(img)
    expect(image()).toBeNull()
    expect(text()).toBe('Fish King')
  })

  it('is fetched from another address after one has failed', async () => {
    const { image, change } = await show({ eager: true })
    const first = image()
    if (first) fireEvent.error(first)
    change('/b.webp')
    expect(image()?.getAttribute('src')).toBe('/b.webp')
  })

  it('observes nothing once it is unmounted', async () => {
    const { frame, unmount } = await show()
    page.move(frame, true)
    unmount()
    expect(page.watching.size).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})
