import { useEffect } from 'react'
import { flushSync } from 'react-dom'

/**
 * Clears a secret when the page is left: a page that the browser preserves for Back must not contain it.
 *
 * @param clear - stays the same from render to render
 */
export function useClearOnLeave(clear: () => void): void {
  useEffect(() => {
    const leave = (): void => flushSync(clear)
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [clear])
}
