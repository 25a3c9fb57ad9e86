import { Icon } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Toast } from './overlays-view.ts'
import { TEXT_AFTER_MS } from './constants.ts'
import css from './toast-host.module.css'
import { topDialog } from './top-dialog.ts'

const ICONS = { info: 'info', success: 'check', warning: 'warning' } as const

/**
 * Renders the toasts inside the topmost open dialog: everything outside it is inert, and screen readers
 * ignore announcements there.
 */
export function ToastHost({ toasts }: { readonly toasts: readonly Toast[] }): ReactNode {
  const [host, setHost] = useState<Element>(topDialog)
  const some = toasts.length > 0
  useEffect(() => {
    if (!some) return
    const look = (): void => setHost(topDialog())
    // A dialog opens or closes: its attribute changes, or it is added or removed.
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    const frame = requestAnimationFrame(look)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [some])
  return some ? createPortal(<ToastRegion toasts={toasts} />, host) : null
}

function ToastRegion({ toasts }: { readonly toasts: readonly Toast[] }): ReactNode {
  const region = useRef<HTMLOutputElement>(null)
  // Screen readers skip a live region that is inserted with its text, so the text is inserted later.
  const [ready, setReady] = useState(false)
  useEffect(() => {
    // Above everything, even a game in full screen; without popover support it is only fixed.
    region.current?.showPopover?.()
    // Not requestAnimationFrame: a busy or background page may draw no frame while a toast is shown.
    const timer = setTimeout(() => setReady(true), TEXT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <output ref={region} className={css.toasts} popover="manual" aria-live="polite" aria-atomic="false">
      {ready &&
        toasts.map(({ id, text, kind }) => (
          <span key={id} className={css.toast} data-kind={kind}>
            <Icon name={ICONS[kind]} size={20} />
            {text}
          </span>
        ))}
    </output>
  )
}
