import { useState } from 'react'
import type { DepositMethod } from './deposit-settings.ts'

/**
 * Whether the limits of the shown method are no longer those that the player has seen. `accept`: they are told, and the player
 * goes on.
 */
export function useChangedLimits(method: DepositMethod | undefined): readonly [boolean, () => void] {
  const now = method && `${method.id} ${method.min ?? ''} ${method.max ?? ''}`
  const [seen, setSeen] = useState({ id: method?.id, limits: now })
  if (method?.id !== seen.id) setSeen({ id: method?.id, limits: now })
  const isChanged = method !== undefined && method.id === seen.id && now !== seen.limits
  return [isChanged, () => setSeen({ id: method?.id, limits: now })]
}
