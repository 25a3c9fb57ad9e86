import { afterPaint, type Disposer } from '@foyer/sdk'
import { useEffect, useState } from 'react'

const isFree = (): boolean => !document.querySelector('dialog[open]')

/**
 * Whether there was a moment without an open dialog since the component was mounted: what is shown from then on does not
 * disappear under the player's finger when a dialog opens over it.
 */
export function useNoDialog(): boolean {
  const [free, setFree] = useState(isFree)
  useEffect(() => {
    if (free) return
    let cancel: Disposer | undefined
    // The next of a queue opens when one closes.
    const look = (): void => {
      void cancel?.()
      cancel = afterPaint(() => setFree(isFree()))
    }
    // It does not bubble.
    document.addEventListener('close', look, true)
    look()
    return () => {
      document.removeEventListener('close', look, true)
      void cancel?.()
    }
  }, [free])
  return free
}
