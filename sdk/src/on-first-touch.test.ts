import { describe, expect, it, vi } from 'vitest'
import { onFirstTouch } from './on-first-touch.ts'

const happen = (type: string): boolean => document.body.dispatchEvent(new Event(type, { bubbles: true }))

describe('onFirstTouch', () => {
  it.each(['pointerdown', 'keydown'])('runs once, at the first %s', (type) => {
    const run = vi.fn()
    onFirstTouch(run)
    expect(run).not.toHaveBeenCalled()
    happen(type)
    happen('pointerdown')
    happen('keydown')
    expect(run).toHaveBeenCalledOnce()
  })

  it('does not run when it was taken back', () => {
    const run = vi.fn()
    void onFirstTouch(run)()
    happen('pointerdown')
    expect(run).not.toHaveBeenCalled()
  })
})
