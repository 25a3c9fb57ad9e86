import { whenIdle } from '@foyer/sdk'
import { startTransition, useEffect, useState } from 'react'

/**
 * How many items of a list to render: all if the list is long when the component mounts, else one more in
 * each idle moment, so that a slow phone lays out later items in small steps.
 *
 * @param initialCount up to so many items the list is not long
 */
export function useProgressiveCount(total: number, initialCount: number): number {
  const [count, setCount] = useState(total > initialCount ? total : 0)
  useEffect(() => {
    if (count >= total) return
    // As a transition, so that a tap meanwhile is answered first.
    const cancelIdle = whenIdle(() => startTransition(() => setCount(count + 1)))
    return () => void cancelIdle()
  }, [count, total])
  return Math.min(count, total)
}
