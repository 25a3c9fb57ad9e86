import { useServices } from '@foyer/sdk'
import { type RefObject, useEffect, useState } from 'react'
import { useGatewayTime } from '../shared/use-gateway-time.ts'
import type { ActivityItem } from './activity-item.ts'
import { type ActivityState, nextChangeOf, stateAt } from './activity-state.ts'
import { untilNextWords } from './duration-words.ts'
import type { manifest } from './manifest.ts'
import { watchSeen } from './watch-seen.ts'

/** A promotion's state now. */
export interface ActivityTime {
  readonly state: ActivityState
  /** Milliseconds until it begins or ends; `undefined`: nothing is ahead. */
  readonly left: number | undefined
}

/**
 * The state of a promotion by the gateway's clock, and the time to its next change. It follows the clock while the player
 * sees the element: each second in the last hour, each minute before, and not at all once nothing is ahead.
 */
export function useActivityTime(
  element: RefObject<Element | null>,
  period: Pick<ActivityItem, 'startsAt' | 'endsAt'>,
): ActivityTime {
  const { clock } = useServices<typeof manifest>()
  const [seen, setSeen] = useState(false)
  const now = useGatewayTime(
    clock,
    (at) => {
      const change = nextChangeOf(period, at)
      return change === undefined ? undefined : untilNextWords(change - at)
    },
    seen,
  )
  const next = nextChangeOf(period, now)
  const ahead = next !== undefined
  useEffect(() => {
    if (ahead && element.current) return watchSeen(element.current, setSeen)
  }, [ahead, element])
  return { state: stateAt(period, now), left: next === undefined ? undefined : next - now }
}
