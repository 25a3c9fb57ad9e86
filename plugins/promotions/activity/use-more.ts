import { usePluginContext } from '@foyer/sdk'
import { type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { CARDS_AT_ONCE, DRAW_AHEAD } from './constants.ts'
import type { manifest } from './manifest.ts'

/** How many cards were drawn last, by list, in each run of the plugin: a player who comes back finds them where they were. */
const drawn = new WeakMap<object, Map<string, number>>()

function drawnIn(context: object): Map<string, number> {
  const counts = drawn.get(context) ?? new Map<string, number>()
  drawn.set(context, counts)
  return counts
}

/**
 * How many of a long list are drawn: a few at first, and more whenever the element behind them comes near the view. All in
 * a browser that cannot tell.
 *
 * @param list which list it is
 */
export function useMore(
  list: string,
  total: number,
): { count: number; end: RefObject<HTMLDivElement | null> } {
  const context = usePluginContext<typeof manifest>()
  const known = useMemo(() => drawnIn(context), [context])
  const end = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState(() =>
    typeof IntersectionObserver === 'undefined' ? total : (known.get(list) ?? CARDS_AT_ONCE),
  )
  const rest = total > count
  useEffect(() => {
    known.set(list, count)
    if (!rest || !end.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        // As a transition, so that a tap meanwhile is answered first.
        if (entries.some(({ isIntersecting }) => isIntersecting))
          startTransition(() => setCount((before) => before + CARDS_AT_ONCE))
      },
      { rootMargin: DRAW_AHEAD },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
    // With each count anew: an end that stays near the view is not reported twice.
  }, [known, list, count, rest])
  return { count: Math.min(count, total), end }
}
