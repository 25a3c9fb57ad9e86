import { useServices } from '@foyer/sdk'
import { useEffect } from 'react'
import type { OrderFlowState } from '../order-flow-state.ts'
import type { manifest } from './manifest.ts'

/** Balance and counts are asked for anew when the order has arrived. */
export function useArrival(state: OrderFlowState): void {
  const { balance, counts } = useServices<typeof manifest>()
  const arrived = state.step === 'placed' && state.order.state === 'arrived' ? state.order.id : undefined
  useEffect(() => {
    if (arrived === undefined) return
    void balance?.refresh()
    void counts?.refresh()
  }, [arrived, balance, counts])
}
