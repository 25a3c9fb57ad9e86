import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to an element when what it shows is another thing, and the control that had the focus is gone: the keyboard and
 * screen readers go on there, and the element is in sight. Not at first.
 *
 * @param view - names what is shown
 * @returns the ref of the element, which has `tabIndex={-1}`
 */
export function useFocusOnChange<T extends HTMLElement>(view: string): RefObject<T | null> {
  const element = useRef<T>(null)
  const shown = useRef(view)
  /** The focus has been inside. */
  const isUsed = useRef(false)
  useEffect(() => {
    const note = (): void => void (isUsed.current = true)
    const watched = element.current
    watched?.addEventListener('focusin', note)
    return () => watched?.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    const { activeElement, body } = document
    // The page's main part gets the focus after a navigation, and after a dialog whose opener is gone.
    const isBack = isUsed.current && activeElement?.contains(element.current)
    if (activeElement === null || activeElement === body || isBack) element.current?.focus()
  }, [view])
  return element
}
