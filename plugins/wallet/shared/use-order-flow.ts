import { REACHABILITY, useService, useStore } from '@foyer/sdk'
import { useEffect } from 'react'
import type { OrderFlow } from './order-flow.ts'
import type { OrderFlowState } from './order-flow-state.ts'

/** How often the gateway is asked about an order whose end is awaited, while the page is visible, in milliseconds. */
const ASK_MS = 10_000

const isAwaited = (state: OrderFlowState): boolean =>
  state.step === 'unknown'
    ? state.doubt === 'no-answer'
    : state.step === 'placed' && (state.order.state === 'waiting' || state.stale)

/**
 * The state of the plugin's order flow, brought up to date while its screen is shown: at first, when the player comes back to the
 * page, as from the payment, when the network is back, and every 10 s while an end is awaited.
 */
export function useOrderFlow(flow: OrderFlow): OrderFlowState {
  const state = useStore(flow.state)
  const reachability = useService(REACHABILITY)
  useEffect(() => {
    const resume = (): void => {
      if (document.visibilityState === 'visible') void flow.resume()
    }
    resume()
    document.addEventListener('visibilitychange', resume)
    addEventListener('pageshow', resume)
    addEventListener('focus', resume)
    const stop = reachability?.onReturn(resume)
    return () => {
      document.removeEventListener('visibilitychange', resume)
      removeEventListener('pageshow', resume)
      removeEventListener('focus', resume)
      stop?.()
    }
  }, [flow, reachability])
  const awaited = isAwaited(state)
  useEffect(() => {
    if (!awaited) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void flow.resume()
    }, ASK_MS)
    return () => clearInterval(timer)
  }, [awaited, flow])
  return state
}
