import { useServices } from '@foyer/sdk'
import { useEffect } from 'react'
import type { OrderFlowState } from '../order-flow-state.ts'
import type { manifest } from './manifest.ts'

/** Balance and account info are asked for anew whenever the order stands otherwise, and the counts when it is paid out. */
export function useOrderChanges(state: OrderFlowState, reload: () => void): void {
  const { balance, counts } = useServices<typeof manifest>()
  const stands = state.step === 'placed' ? state.order.state : undefined
  const id = state.step === 'placed' ? state.order.id : undefined
  useEffect(() => {
    if (stands === undefined) return
    void balance?.refresh()
    if (stands === 'arrived') void counts?.refresh()
    reload()
  }, [id, stands, balance, counts, reload])
}
