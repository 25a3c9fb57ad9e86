import { Slot } from '@foyer/sdk'
import { type ReactNode, useState } from 'react'
import { contactUs } from '../../customer-service/contract.ts'
import type { OrderFlow } from './order-flow.ts'
import type { OrderFlowState } from './order-flow-state.ts'
import css from './order-steps.module.css'
import { UnknownOrder } from './unknown-order.tsx'
import { useFocusOnChange } from './use-focus-on-change.ts'

const CONTACT = { variant: 'line' } as const

interface Props {
  readonly order: OrderFlowState
  readonly flow: OrderFlow
  readonly skeleton: ReactNode
  /** Shows the order that the gateway has. */
  readonly renderPlaced: (order: Extract<OrderFlowState, { readonly step: 'placed' }>) => ReactNode
  /** Shows the form. `again`: the player has agreed to another order beside the one that is not known. */
  readonly renderForm: (again: boolean) => ReactNode
}

/** The form, or the order that is open: one of them at a time. The focus goes to what comes. */
export function OrderSteps({ order, flow, skeleton, renderPlaced, renderForm }: Props): ReactNode {
  /** Reference of the order of which it is not known whether it was placed, and beside which the player wants another. */
  const [besides, setBesides] = useState<string>()
  const again = order.step === 'unknown' && order.open.reference === besides
  const isForm = again || order.step === 'ready' || order.step === 'sending'
  const focused = useFocusOnChange<HTMLDivElement>(isForm ? 'form' : order.step)
  const show = (): ReactNode => {
    if (order.step === 'placed') return renderPlaced(order)
    if (isForm) return renderForm(again)
    // Its id is known, so it was placed: only how it stands is being asked.
    if (order.step === 'checking' && order.open.orderId !== undefined) return skeleton
    return (
      <UnknownOrder
        open={order.open}
        doubt={order.step === 'unknown' ? order.doubt : undefined}
        onCheck={() => flow.resume()}
        onSendAnother={() => setBesides(order.open.reference)}
      >
        <Slot of={contactUs} props={CONTACT} errorFallback={() => null} />
      </UnknownOrder>
    )
  }
  return (
    <div ref={focused} tabIndex={-1} className={css.step}>
      {show()}
    </div>
  )
}
