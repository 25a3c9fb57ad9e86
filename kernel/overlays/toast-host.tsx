import { Icon } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { TEXT_AFTER_MS, type Toast } from './overlays-view.ts'
import css from './toast-host.module.css'

const ICONS = { info: 'info', success: 'check', warning: 'warning' } as const

export const ToastHost = ({ toasts }: { readonly toasts: readonly Toast[] }): ReactNode =>
  toasts.length > 0 ? <ToastRegion toasts={toasts} /> : null

/**
 * Renders the toasts into an element of its own, which is in the topmost open dialog: everything outside it
 * is inert, and screen readers ignore announcements there. When that dialog leaves, the element moves on; no
 * dialog takes it along.
 */
function ToastRegion({ toasts }: { readonly toasts: readonly Toast[] }): ReactNode {
  const [host] = useState(() => document.createElement('div'))
  const region = useRef<HTMLOutputElement>(null)
  // Screen readers skip a live region that is inserted with its text, so the text is inserted later.
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const place = (): void => {
      const top = topDialog()
      if (host.parentNode !== top) top.append(host)
      if (region.current) raise(region.current)
    }
    // A dialog opens or closes: its attribute changes, or it is added or removed.
    const observer = new MutationObserver(place)
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    place()
    // Not requestAnimationFrame: a busy or background page may draw no frame while a toast is shown.
    const timer = setTimeout(() => setReady(true), TEXT_AFTER_MS)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      host.remove()
    }
  }, [host])
  return createPortal(
    <output ref={region} className={css.toasts} popover="manual" aria-live="polite" aria-atomic="false">
      {ready &&
        toasts.map(({ id, text, kind }) => (
          <span key={id} className={css.toast} data-kind={kind}>
            <Icon name={ICONS[kind]} size={20} />
            <span>{text}</span>
          </span>
        ))}
    </output>,
    host,
  )
}

/** Above everything, even a game in full screen; without popover support it is only fixed. */
function raise(region: HTMLElement): void {
  try {
    if (region.isConnected && !region.matches(':popover-open')) region.showPopover()
  } catch {
    // An older browser, or a dialog that leaves in this moment: the toast is shown without it.
  }
}

/** The open dialog that was opened last; the page's body when none is open. All dialogs are modal. */
function topDialog(): Element {
  const open = [...document.querySelectorAll('dialog[open]')]
  const focused = open.filter((dialog) => dialog.contains(document.activeElement)).at(-1)
  return focused ?? open.at(-1) ?? document.body
}

/** The toasts as plain text, where `ToastHost` failed: a message is worth more than its looks. */
export const PlainToasts = ({ toasts }: { readonly toasts: readonly Toast[] }): ReactNode => (
  <output className={css.toasts}>
    {toasts.map(({ id, text }) => (
      <span key={id} className={css.toast}>
        {text}
      </span>
    ))}
  </output>
)
