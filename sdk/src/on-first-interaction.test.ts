import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onFirstInteraction } from './on-first-interaction.ts'

const happen = (type: string): boolean => document.body.dispatchEvent(new Event(type, { bubbles: true }))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('onFirstInteraction', () => {
  it.each(['pointerdown', 'keydown'])('runs once, after the frame that draws the first %s', (type) => {
    const run = vi.fn()
    onFirstInteraction(run)
    vi.runAllTimers()
    expect(run).not.toHaveBeenCalled()
    happen(type)
    expect(run).not.toHaveBeenCalled()
    vi.runAllTimers()
    happen('pointerdown')
    happen('keydown')
    vi.runAllTimers()
    expect(run).toHaveBeenCalledOnce()
    expect(run.mock.lastCall?.[0]).toMatchObject({ type, target: document.body })
  })

  it.each([
    ['before the press', () => {}],
    ['after it', () => void happen('pointerdown')],
  ])('does not run once it is cancelled: %s', (_when, press) => {
    const run = vi.fn()
    const cancel = onFirstInteraction(run)
    press()
    void cancel()
    happen('pointerdown')
    vi.runAllTimers()
    expect(run).not.toHaveBeenCalled()
  })
})
