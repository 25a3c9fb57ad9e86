import { type MouseEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import css from './dialog.module.css'
import { avoidKeyboard } from './avoid-keyboard.ts'

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/** What `Dialog` takes. */
export interface DialogProps {
  readonly open: boolean
  /** Accessible name. */
  readonly label: string
  /** A card in the middle, a sheet from below, or the whole screen. */
  readonly kind?: 'dialog' | 'sheet' | 'full'
  /** `false`: Escape, Back and the backdrop do not close it. `true` by default. */
  readonly dismissible?: boolean
  /** It shows something that the player did not ask for: screen readers read it out at once. */
  readonly alert?: boolean
  /** The player closed it. Not called when `open` becomes false. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Where Chromium supports it, this stops Escape and Back before any event. */
const FORCED = { closedby: 'none' } as const

/**
 * A native modal dialog (OV-29): it traps the focus, makes the page behind it inert, and gives the focus back
 * when it closes, to the page's main part where the opener is gone. Long content scrolls inside, and a
 * keyboard on the screen covers nothing. Most plugins open theirs by `Overlays`, which shows one at a time.
 *
 * @example
 * <Dialog open={open} label={t('rules')} kind="sheet" onClose={() => setOpen(false)}>…</Dialog>
 */
export function Dialog({
  open,
  label,
  kind = 'dialog',
  dismissible = true,
  alert = false,
  onClose,
  children,
}: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(undefined)
  const wanted = useRef(false)
  const close = (element: HTMLDialogElement): void => {
    wanted.current = false
    element.close()
    restoreFocus()
  }
  // Not in a clean-up: after it React restores the focus to where it was, inside the dialog.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (!open) {
      if (wanted.current) close(element)
      return
    }
    wanted.current = true
    element.showModal()
    return avoidKeyboard(element)
  }, [open])
  useLayoutEffect(() => {
    const element = dialog.current
    return () => {
      if (element && wanted.current) close(element)
      // The element that regained the focus may have been removed by the player's choice.
      queueMicrotask(restoreFocus)
    }
  }, [])

  const refuse = (event: SyntheticEvent): void => {
    if (event.target === event.currentTarget && !dismissible) event.preventDefault()
  }
  // The event is the truth: a browser closes a dialog on a second Escape whatever was said to the first.
  const closed = (event: SyntheticEvent<HTMLDialogElement>): void => {
    if (event.target !== event.currentTarget || !wanted.current || event.currentTarget.open) return
    if (dismissible) onClose()
    else event.currentTarget.showModal()
  }
  const release = (event: MouseEvent<HTMLDialogElement>): void => {
    // Only a press that also began on the backdrop: selecting text beyond the edge closes nothing.
    if (dismissible && event.target === event.currentTarget && pressed.current === event.target) {
      event.currentTarget.close()
    }
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the key is Escape
    <dialog
      ref={dialog}
      role={alert ? 'alertdialog' : undefined}
      // While it closes it is only visible.
      inert={!open}
      aria-label={label}
      className={classNames(css.dialog, kind !== 'dialog' && css[kind])}
      onCancel={refuse}
      onClose={closed}
      onPointerDown={(event) => (pressed.current = event.target)}
      onClick={release}
      {...(dismissible ? {} : FORCED)}
    >
      {children}
    </dialog>
  )
}

/**
 * After a dialog was closed: a browser restores the focus to the element that had it before, but to nothing
 * where that was removed. Then the dialog below gets it, else the page's main part, so that keyboards and
 * screen readers do not start from the top.
 */
function restoreFocus(): void {
  if (document.activeElement && document.activeElement !== document.body) return
  const below = [...document.querySelectorAll('dialog')].filter(({ open }) => open).at(-1)
  const target = below
    ? below.querySelector<HTMLElement>(FOCUSABLE)
    : document.querySelector<HTMLElement>('main')
  target?.focus({ preventScroll: true })
}
