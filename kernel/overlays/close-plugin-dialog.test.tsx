import { Dialog } from '@foyer/sdk/ui'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { closePluginDialog } from '../boot/start-after-hydration.ts'

afterEach(cleanup)

it.each([
  [true, 1, false],
  [false, 0, true],
])(
  '[OV-29] Back closes a dialog that a plugin shows by itself, before it leaves the page; dismissible: %s',
  (dismissible, closed, open) => {
    const onClose = vi.fn()
    render(
      <Dialog open label="Own" dismissible={dismissible} onClose={onClose}>
        <p>Text</p>
      </Dialog>,
    )
    let stays = false
    act(() => void (stays = closePluginDialog()))
    expect(stays).toBe(true)
    expect(onClose).toHaveBeenCalledTimes(closed)
    expect(screen.getByRole<HTMLDialogElement>('dialog', { hidden: true }).open).toBe(open)
  },
)

it('leaves the page where no dialog is open, or one that is closing', () => {
  expect(closePluginDialog()).toBe(false)
  document.body.innerHTML = '<dialog open inert></dialog>'
  expect(closePluginDialog()).toBe(false)
  document.body.innerHTML = ''
})
