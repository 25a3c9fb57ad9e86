import { describe, expect, it, vi } from 'vitest'
import { onFirstInteraction } from './on-first-interaction.ts'

const happen = (type: string): boolean => document.body.dispatchEvent(new Event(type, { bubbles: true }))

describe('onFirstInteraction', () => {
  it.each(['pointerdown', 'keydown'])('runs once, at the first %s', (type) => {
    const run = vi.fn()
    onFirstInteraction(run)
    expect(run).not.toHaveBeenCalled()
    happen(type)
    happen('pointerdown')
    happen('keydown')
    expect(run).toHaveBeenCalledOnce()
  })

  it('does not run once it is cancelled', () => {
    const run = vi.fn()
    void onFirstInteraction(run)()
    happen('pointerdown')
    expect(run).not.toHaveBeenCalled()
  })
})
