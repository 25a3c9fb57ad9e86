import { useTranslation } from '@foyer/sdk'
import { amountText } from './amount-text.ts'
import { formatMoney } from '../contract/format-money.ts'
import type { Order } from '../contract/order.ts'
import type { OrderFlow } from './order-flow.ts'
import type { OrderFlowState } from './order-flow-state.ts'
import type { SendFailure } from './send-failure.ts'
import { useLanguageTag } from './use-language-tag.ts'

interface Options<Draft> {
  readonly order: OrderFlowState
  readonly flow: OrderFlow
  readonly change: (part: Partial<Draft>) => void
  /** Why the last order was not sent, or not placed. */
  readonly failure: SendFailure | undefined
  /** Removes `failure`. */
  readonly forget: () => void
}

/** What the form of an order says of the last one, and what the player does with it. The text `not_placed` is the plugin's. */
export function useOrderForm<Draft>({ order, flow, change, failure, forget }: Options<Draft>) {
  const t = useTranslation<'wallet.deposit' | 'wallet.withdraw'>()
  const tag = useLanguageTag()
  const message = (): string => {
    if (failure) return 'message' in failure ? failure.message : t(failure.key)
    if (order.step !== 'ready' || !order.notPlaced) return ''
    const { amount, currency } = order.notPlaced
    return t('not_placed', { amount: formatMoney(amount, currency, tag) })
  }
  return {
    message: message(),
    /** The player changes the form. */
    edit(part: Partial<Draft>): void {
      forget()
      // The player has read that the last order was not placed.
      if (order.step === 'ready' && order.notPlaced) flow.close()
      change(part)
    },
    /** The amount for another attempt at an order that was refused. */
    textOf: ({ amount, currency }: Order): string => amountText(amount, { tag, currency }),
  }
}
