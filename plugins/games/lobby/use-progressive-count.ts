import { whenIdle } from '@foyer/sdk'
import { useEffect, useState } from 'react'

/**
 * How many items of a list to render whole: all where the list is long when the component comes, else one more in each idle
 * moment, so that what arrives later is laid out in steps that a slow phone has time for.
 *
 * @param initialCount so many are no long list
 */
export function useProgressiveCount(total: number, initialCount: number): number {
  const [count, setCount] = useState(total > initialCount ? total : 0)
  useEffect(() => {
    if (count >= total) return
    const cancelIdle = whenIdle(() => setCount(count + 1))
    return () => void cancelIdle()
  }, [count, total])
  return Math.min(count, total)
}
