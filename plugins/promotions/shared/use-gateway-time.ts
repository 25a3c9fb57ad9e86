import type { Clock } from '@foyer/sdk'
import { useEffect, useState } from 'react'

/** How often a countdown in minutes is written anew. */
const STEP_MS = 20_000
const everyStep = (): number => STEP_MS

/**
 * The gateway's time for countdowns, epoch milliseconds: anew after each wait, and when the player comes back to the page.
 *
 * @param waitAt how long a time is good for, in milliseconds; `undefined`: from then on for ever
 * @param runs false while nobody sees it: the time stands still
 */
export function useGatewayTime(
  clock: Clock,
  waitAt: (now: number) => number | undefined = everyStep,
  runs = true,
): number {
  const [now, setNow] = useState(() => clock.gatewayNow())
  const wait = waitAt(now)
  const ends = wait === undefined
  useEffect(() => {
    if (!runs || ends) return
    const update = (): void => {
      if (!document.hidden) setNow(clock.gatewayNow())
    }
    update()
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [clock, runs, ends])
  useEffect(() => {
    if (!runs || wait === undefined) return
    const timer = setTimeout(() => setNow(clock.gatewayNow()), wait)
    return () => clearTimeout(timer)
  }, [clock, runs, now, wait])
  return now
}
