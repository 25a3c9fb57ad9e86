import { usePluginContext, useService } from '@foyer/sdk'
import { useEffect } from 'react'
import { COUNTS } from '../contract/counts.ts'
import { type MoneyScreenShown, moneyScreenShown } from '../contract/money-screens.ts'
import type { OrderFlowState } from './order-flow-state.ts'

interface Shown {
  readonly screen: MoneyScreenShown['screen']
  readonly order: OrderFlowState
  /** The form, or what stands in its place, is there: loaded for this member. */
  readonly isLoaded: boolean
  /** Something is chosen or typed. */
  readonly isBegun: boolean
}

/** Tells what a money screen shows, when that changes (`moneyScreenShown`). */
export function useMoneyScreenShown({ screen, order, isLoaded, isBegun }: Shown): void {
  const context = usePluginContext()
  const counts = useService(COUNTS)
  const whole = isLoaded ? 'untouched' : undefined
  const form = order.step !== 'ready' || isBegun ? 'in-use' : whole
  useEffect(() => {
    if (form === undefined) return
    const { deposits, withdrawals } = counts?.state.get() ?? {}
    try {
      context.emit(moneyScreenShown, { screen, form, count: screen === 'deposit' ? deposits : withdrawals })
    } catch {
      // The host refuses a flood of events, and reports it itself: an order is worth more than a prompt.
    }
  }, [context, counts, form, screen])
}
