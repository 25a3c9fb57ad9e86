import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

function show(props: { open?: boolean; dismissible?: boolean } = {}) {
  const onClose = vi.fn()
  const element = (open: boolean) => (
    <StrictMode>
      <Dialog label="Notice" onClose={onClose} {...props} open={open}>
        <div>
          <button type="button">OK</button>
        </div>
      </Dialog>
    </StrictMode>
  )
  const { container, rerender, unmount } = render(element(props.open ?? true))
  const dialog = container.querySelector('dialog')
  if (!dialog) throw new Error('no dialog')
  return { dialog, onClose, unmount, set: (open: boolean) => rerender(element(open)) }
}
/** What the browser does on Escape unless the event is prevented. */
function escape(dialog: HTMLDialogElement): void {
  if (fireEvent(dialog, new Event('cancel', { cancelable: true }))) dialog.close()
}

describe('Dialog', () => {
  it('[OV-29] is modal, with an accessible name', () => {
    const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    const { dialog } = show()
    expect(modal).toHaveBeenCalled()
    expect([dialog.open, dialog.getAttribute('aria-label')]).toEqual([true, 'Notice'])
  })

  it('[OV-29] is closed by Escape, once', () => {
    const { dialog, onClose } = show()
    escape(dialog)
    expect([dialog.open, onClose.mock.calls.length]).toEqual([false, 1])
  })

  it('[OV-29] is not closed by Escape where it must not be', () => {
    const { dialog, onClose } = show({ dismissible: false })
    escape(dialog)
    expect([dialog.open, onClose.mock.calls.length, dialog.getAttribute('closedby')]).toEqual([
      true,
      0,
      'none',
    ])
  })

  it('[OV-29] opens again where a browser closes it all the same', () => {
    const { dialog, onClose } = show({ dismissible: false })
    dialog.close()
    expect([dialog.open, onClose.mock.calls.length]).toEqual([true, 0])
  })

  it.each([
    ['a press on the backdrop closes it', 'dialog', 'dialog', true],
    ['one that ends there but began inside does not', 'button', 'dialog', false],
    ['one inside does not', 'button', 'button', false],
  ])('%s', (_what, from, to, closes) => {
    const { dialog, onClose } = show()
    const at = (name: string): Element =>
      name === 'dialog' ? dialog : (dialog.querySelector('button') ?? dialog)
    fireEvent.pointerDown(at(from))
    fireEvent.click(at(to))
    expect(onClose.mock.calls.length).toBe(closes ? 1 : 0)
  })

  it('does nothing on a press on the backdrop where it must stay', () => {
    const { dialog, onClose } = show({ dismissible: false })
    fireEvent.pointerDown(dialog)
    fireEvent.click(dialog)
    expect([dialog.open, onClose.mock.calls.length]).toEqual([true, 0])
  })

  it('does not report when its owner closes it, and opens again', () => {
    const { dialog, onClose, set } = show()
    set(false)
    expect(dialog.open).toBe(false)
    set(true)
    expect([dialog.open, onClose.mock.calls.length]).toEqual([true, 0])
  })

  it('[OV-29] closes before it is unmounted, so that the browser restores the focus', () => {
    const { dialog, unmount } = show()
    const close = vi.spyOn(dialog, 'close')
    unmount()
    expect(close).toHaveBeenCalled()
  })

  it('[OV-29] gives the focus to the main part where the opener is gone', () => {
    const main = document.createElement('main')
    main.tabIndex = -1
    const opener = document.createElement('button')
    document.body.append(main, opener)
    opener.focus()
    const { set } = show()
    opener.remove()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    set(false)
    expect(document.activeElement).toBe(main)
    main.remove()
  })

  it('[OV-29] gives the focus to the dialog below, where there is one', () => {
    const below = document.createElement('dialog')
    below.innerHTML = '<p>Below</p><button>Go on</button>'
    document.body.append(below)
    below.showModal()
    const { set } = show()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    set(false)
    expect(document.activeElement?.textContent).toBe('Go on')
    below.remove()
  })

  it('is an alert dialog with `alert`', () => {
    render(
      <Dialog open alert label="Notice" onClose={() => {}}>
        <p>Sorry</p>
      </Dialog>,
    )
    expect(screen.getByRole('alertdialog', { name: 'Notice' }).tagName).toBe('DIALOG')
  })
})
