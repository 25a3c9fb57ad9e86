import { type RefObject, useLayoutEffect } from 'react'

const PROPERTY = '--bottom-notice'

/** Heights in pixels of the notices that are shown, one over the other. */
const heights = new Map<HTMLElement, number>()

/**
 * Tells the page how high a notice at its bottom edge is, while it is shown: the screen's end then has so much room that
 * everything can be scrolled to above the notice. Of several the highest counts: they cover each other.
 */
export function useBottomNotice(notice: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const element = notice.current
    if (!shown || !element) return
    const measure = (): void => {
      heights.set(element, element.offsetHeight)
      apply()
    }
    measure()
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure)
    observer?.observe(element)
    return () => {
      observer?.disconnect()
      heights.delete(element)
      apply()
    }
  }, [notice, shown])
}

function apply(): void {
  const { style } = document.documentElement
  if (heights.size === 0) style.removeProperty(PROPERTY)
  else style.setProperty(PROPERTY, `${Math.max(...heights.values())}px`)
}
