import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import EN from './locales/EN.json'
import { button, BUTTON_PX, leavePage, page, place, pointer, setUpPage, start } from './mini-game.fake.ts'
import { POSITION } from './use-floating.ts'

beforeEach(setUpPage)
afterEach(leavePage)

const swipe = (from: readonly [number, number], to: readonly [number, number]): void => {
  pointer('pointerDown', ...from)
  pointer('pointerMove', ...to)
  pointer('pointerUp', ...to)
  // Browsers send a click after it.
  fireEvent.click(button())
}

const LEAST = 7.2
const MOST = { x: 360 - BUTTON_PX - LEAST, y: 600 - BUTTON_PX - LEAST }

describe('the button', () => {
  it('is not on a screen without header and tab bar', async () => {
    const { show } = await start()
    show(true)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    ['ltr', MOST.x],
    ['rtl', LEAST],
  ])('starts above the tab bar at the end of the line: %s', async (dir, x) => {
    document.documentElement.dir = dir
    const { show } = await start()
    show()
    expect(place()).toEqual([x, MOST.y])
  })

  it('[OV-22] is dragged within its bounds, opens nothing by that, and is there again on the next page', async () => {
    const { show, overlays, storage } = await start()
    show()
    swipe([330, 560], [230, 360])
    expect(place()).toEqual([196.8, 336.8])
    expect(overlays.opened).toEqual([])
    expect(storage.get(POSITION)?.x).toBeCloseTo(MOST.x - 100)
    expect(storage.get(POSITION)?.y).toBeCloseTo(MOST.y - 200)
    swipe([200, 300], [-900, 2_000])
    expect(place()).toEqual([LEAST, MOST.y])
    cleanup()
    show()
    expect(place()).toEqual([LEAST, MOST.y])
  })

  it('[OV-22] stays where it is in the SEA variant, by pointer and by key', async () => {
    const { show, storage } = await start({ switches: { SEALOTTMINIGAME3: true }, stored: { x: 20, y: 20 } })
    show()
    swipe([330, 560], [230, 360])
    fireEvent.keyDown(button(), { key: 'ArrowLeft' })
    expect(place()).toEqual([MOST.x, MOST.y])
    expect(storage.get(POSITION)).toEqual({ x: 20, y: 20 })
  })

  it('[CO-12] opens the game by a touch that moved under 2 px, and not by one that moved 2', async () => {
    const { show, overlays } = await start()
    show()
    swipe([330, 560], [332, 560])
    expect(overlays.opened).toEqual([])
    swipe([330, 560], [331.3, 561.3])
    expect(overlays.opened.map(({ options }) => [options.label, options.kind])).toEqual([[EN.title, 'sheet']])
  })

  it('[CO-12] counts a click only 250 ms after the last', async () => {
    const { show, overlays, clock } = await start()
    show()
    const click = () => {
      fireEvent.click(button())
      const { length } = overlays.opened
      overlays.opened.at(-1)?.close()
      return length
    }
    expect(click()).toBe(1)
    clock.time += 249
    expect(click()).toBe(1)
    clock.time += 1
    expect(click()).toBe(2)
    clock.time -= 3_600_000
    expect(click()).toBe(3)
  })

  it('[CO-12] is brought back into its bounds within 250 ms, and returns in a window that grows again', async () => {
    const { show } = await start()
    show()
    page.area = { width: 320, height: 300 }
    await act(async () => void (await vi.advanceTimersByTimeAsync(249)))
    expect(place()).toEqual([MOST.x, MOST.y])
    await act(async () => void (await vi.advanceTimersByTimeAsync(1)))
    expect(place()).toEqual([320 - BUTTON_PX - LEAST, 300 - BUTTON_PX - LEAST])
    page.area = { width: 360, height: 600 }
    fireEvent(window, new Event('resize'))
    expect(place()).toEqual([MOST.x, MOST.y])
  })

  it('is moved by the arrow keys, which the page then does not scroll by', async () => {
    const { show, storage, overlays } = await start({ stored: { x: 100, y: 100 } })
    show()
    for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight'])
      expect(fireEvent.keyDown(button(), { key })).toBe(false)
    expect(fireEvent.keyDown(button(), { key: 'Tab' })).toBe(true)
    expect(place()).toEqual([124, 52])
    expect(storage.get(POSITION)).toEqual({ x: 124, y: 52 })
    expect(overlays.opened).toEqual([])
  })

  it('opens by a key after a drag whose click never came', async () => {
    const { show, overlays } = await start()
    show()
    pointer('pointerDown', 330, 560)
    pointer('pointerMove', 230, 560)
    pointer('pointerCancel')
    fireEvent.keyDown(button(), { key: 'Enter' })
    fireEvent.click(button())
    expect(overlays.opened).toHaveLength(1)
  })

  it.each([[{ x: 'left' }], ['top'], [{ x: null, y: Infinity }]])(
    'begins at its first place where %j is stored',
    (stored) => {
      expect(POSITION.parse(stored)).toBeUndefined()
    },
  )
})
