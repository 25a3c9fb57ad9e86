import { type RefObject, startTransition, useEffect, useState } from 'react'

/** How far below and above what is seen, so that a scroll meets what is drawn already. */
const MARGIN = '50% 0px'

/**
 * Whether an element is, or has been, near what the player sees: what is far away need not be drawn. Always in
 * a browser that cannot tell.
 *
 * @param known it is to be drawn from the start
 */
export function useNearViewport(element: RefObject<Element | null>, known: boolean): boolean {
  const [near, setNear] = useState(known || typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (near || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        // As a transition, so that a tap meanwhile is answered first.
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true))
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, near])
  return near
}
