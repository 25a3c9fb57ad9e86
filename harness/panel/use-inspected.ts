import { useEffect, useState } from 'react'
import type { Inspector } from './inspector.ts'
import { useIsSeen } from './use-is-seen.ts'

/** How often the page is asked while somebody looks. */
const POLL_MS = 1_000

/**
 * What the page in the frame answers, asked every second; `otherwise` while it closes, or has not reported yet.
 * `undefined` until the first answer.
 *
 * @param ask the same function each time
 */
export function useInspected<T>(
  inspector: () => Inspector | undefined,
  ask: (page: Inspector) => Promise<unknown>,
  otherwise: T,
): T | undefined {
  const [answer, setAnswer] = useState<T>()
  const isSeen = useIsSeen()
  useEffect(() => {
    if (!isSeen) return
    let shown = true
    const poll = async (): Promise<void> => {
      const page = inspector()
      const value = page && (await ask(page).catch(() => undefined))
      // The token in the question belongs to a service that answers with this type.
      if (shown) setAnswer((value as T | undefined) ?? otherwise)
    }
    void poll()
    const timer = setInterval(() => void poll(), POLL_MS)
    return () => {
      shown = false
      clearInterval(timer)
    }
  }, [inspector, ask, otherwise, isSeen])
  return answer
}
