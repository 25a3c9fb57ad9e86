import { type RefObject, useEffect, useRef, useState } from 'react'
import { AUTOPLAY_MS, INIT_DELAY_MS } from './constants.ts'

/**
 * Calls `next` every {@link AUTOPLAY_MS} while nobody touches the element, the keyboard is elsewhere, and the page and the
 * dialog around it are seen; after each of these the time begins anew (WCAG 2.2.2). Never under reduced motion.
 *
 * @param index of the item that is shown: each has the whole time
 * @returns whether items change by themselves: not under reduced motion, and not while the keyboard is in the element
 */
export function useAutoplay(
  box: RefObject<HTMLElement | null>,
  { enabled, index, next }: { readonly enabled: boolean; readonly index: number; readonly next: () => void },
): boolean {
  const runs = enabled && !matchMedia('(prefers-reduced-motion: reduce)').matches
  const [focused, setFocused] = useState(false)
  const opened = useRef(false)
  const holds = useRef(new Set<'touch' | 'pointer' | 'focus'>())
  useEffect(() => {
    const element = box.current
    if (!runs || !element) return
    const reasons = holds.current
    // What had the focus may have left with the item before: browsers tell nothing of it.
    if (reasons.has('focus') && !element.contains(document.activeElement)) {
      reasons.delete('focus')
      setFocused(false)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = (): void => {
      clearTimeout(timer)
      if (reasons.size > 0 || document.hidden) return
      const wait = opened.current ? AUTOPLAY_MS : INIT_DELAY_MS + AUTOPLAY_MS
      timer = setTimeout(() => {
        opened.current = true
        // Something more important is shown over it.
        if (element.closest('dialog:not([open])')) begin()
        else next()
      }, wait)
    }
    const hold =
      (reason: 'touch' | 'pointer' | 'focus', on: boolean) =>
      (event: Event): void => {
        if (reason === 'focus' && !on && element.contains((event as FocusEvent).relatedTarget as Node | null))
          return
        if (on) reasons.add(reason)
        else reasons.delete(reason)
        if (reason === 'focus') setFocused(on)
        begin()
      }
    const listeners = [
      ['pointerdown', hold('touch', true)],
      ['pointerup', hold('touch', false)],
      ['pointercancel', hold('touch', false)],
      ['pointerenter', hold('pointer', true)],
      ['pointerleave', hold('pointer', false)],
      ['focusin', hold('focus', true)],
      ['focusout', hold('focus', false)],
    ] as const
    for (const [type, listener] of listeners) element.addEventListener(type, listener)
    document.addEventListener('visibilitychange', begin)
    begin()
    return () => {
      clearTimeout(timer)
      for (const [type, listener] of listeners) element.removeEventListener(type, listener)
      document.removeEventListener('visibilitychange', begin)
    }
  }, [box, runs, index, next])
  return runs && !focused
}
