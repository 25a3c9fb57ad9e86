import { useServices } from '@foyer/sdk'
import { useEffect, useState } from 'react'
import type { manifest } from './manifest.ts'

const TICK_MS = 1_000

/** The gateway's time, each second while the page is visible: epoch milliseconds. */
export function useGatewayNow(): number {
  const { clock } = useServices<typeof manifest>()
  const [now, setNow] = useState(() => clock.gatewayNow())
  useEffect(() => {
    const tick = (): void => {
      if (!document.hidden) setNow(clock.gatewayNow())
    }
    const timer = setInterval(tick, TICK_MS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [clock])
  return now
}
