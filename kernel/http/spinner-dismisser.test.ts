import type { I18n } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OverlaysService } from '../overlays/overlays-service.ts'
import { SpinnerDismisser } from './show-failure.ts'

const THREE_SECONDS = 3_000
const i18n = { translate: () => (key: string) => key } as unknown as I18n
let overlays: OverlaysService
let sweep: SpinnerDismisser
const spinners = () => overlays.view.get().loadings.length
const paused = () => overlays.view.get().queue.paused

beforeEach(() => {
  vi.useFakeTimers()
  overlays = new OverlaysService(i18n)
  sweep = new SpinnerDismisser(overlays)
})
afterEach(() => vi.useRealTimers())

describe('SpinnerDismisser', () => {
  it('[ER-05] dismisses current spinners, and those that late callers show for three seconds', () => {
    overlays.loading()
    overlays.loading('Opening')
    sweep.start()
    expect([spinners(), paused()]).toEqual([0, false])
    vi.advanceTimersByTime(THREE_SECONDS - 1)
    const end = overlays.loading()
    expect([spinners(), paused()]).toEqual([0, false])
    void end()
    vi.advanceTimersByTime(1)
    overlays.loading()
    expect([spinners(), paused()]).toEqual([1, true])
  })

  it('[ER-05] a further failure restarts the three seconds', () => {
    sweep.start()
    vi.advanceTimersByTime(THREE_SECONDS - 1)
    sweep.start()
    vi.advanceTimersByTime(THREE_SECONDS - 1)
    overlays.loading()
    expect(spinners()).toBe(0)
  })

  it.each(['pointerdown', 'keydown'])('a new action of the player has its spinner (%s)', (act) => {
    sweep.start()
    window.dispatchEvent(new Event(act))
    overlays.loading()
    expect(spinners()).toBe(1)
  })

  it('leaves nothing behind', () => {
    const added = vi.spyOn(window, 'addEventListener')
    const removed = vi.spyOn(window, 'removeEventListener')
    sweep.start()
    sweep.start()
    vi.advanceTimersByTime(THREE_SECONDS)
    expect(added).toHaveBeenCalledTimes(4)
    expect(removed).toHaveBeenCalledTimes(4)
    expect(vi.getTimerCount()).toBe(0)
  })
})
