import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Toast } from './overlays-view.ts'
import { TEXT_AFTER_MS, ToastHost } from './overlay-root.tsx'

const SAVED: readonly Toast[] = [{ id: 1, text: 'Saved', kind: 'success' }]
const openDialog = (): HTMLDialogElement => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.showModal()
  return dialog
}
/** Observers report in a microtask. */
const afterObservers = () => act(async () => void (await vi.advanceTimersByTimeAsync(TEXT_AFTER_MS)))
const region = () => screen.getByText('Saved').closest('output')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('ToastHost', () => {
  it('shows the toast in the topmost dialog, and moves it out when that is removed with all its content', async () => {
    const dialog = openDialog()
    render(<ToastHost toasts={SAVED} />)
    await afterObservers()
    expect(dialog.contains(region())).toBe(true)
    dialog.remove()
    await afterObservers()
    expect(region()?.isConnected).toBe(true)
    expect(region()?.parentElement?.parentElement).toBe(document.body)
  })

  it('survives that the dialog leaves in the moment in which the toast is raised', async () => {
    const dialog = openDialog()
    // As browsers do for an element outside of the page.
    const showPopover = vi.fn(() => {
      dialog.remove()
      throw new DOMException('Invalid on disconnected popover elements', 'InvalidStateError')
    })
    Object.assign(HTMLElement.prototype, { showPopover })
    render(<ToastHost toasts={SAVED} />)
    await afterObservers()
    expect(showPopover).toHaveBeenCalled()
    expect(screen.getByText('Saved').isConnected).toBe(true)
  })

  it('leaves nothing behind when there is no toast', async () => {
    const { rerender } = render(<ToastHost toasts={SAVED} />)
    await afterObservers()
    rerender(<ToastHost toasts={[]} />)
    expect(document.querySelector('output')).toBeNull()
    expect(document.body.childElementCount).toBe(1)
  })
})
