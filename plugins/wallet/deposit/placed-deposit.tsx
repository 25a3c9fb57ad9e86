import { Slot, useTranslation } from '@foyer/sdk'
import { Button } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { contactUs } from '../../customer-service/contract.ts'
import type { Order } from '../contract/order.ts'
import { OrderStatus } from '../shared/order-status.tsx'
import css from './deposit-screen.module.css'

const CONTACT = { variant: 'line' } as const

interface Props {
  readonly order: Order
  readonly stale: boolean
  /** The player has seen it, and wants the empty form. */
  readonly onNew: () => void
  /** The player wants the form, with the amount of this order. */
  readonly onRetry: () => void
}

/**
 * The placed order: the way to the payment, and how it stands. The payment is a link that the player follows: no browser blocks
 * it, as it may a window that a script opens.
 */
export function PlacedDeposit({ order, stale, onNew, onRetry }: Props): ReactNode {
  const t = useTranslation<'wallet.deposit'>()
  const { state, payUrl } = order
  const isLost = state === 'refused' || state === 'cancelled'
  const words =
    state === 'waiting' && payUrl !== undefined
      ? { title: t('order_to_pay'), text: t('order_to_pay_text') }
      : undefined
  return (
    <>
      <OrderStatus order={order} stale={stale} words={words}>
        {payUrl !== undefined && (
          <>
            <a className={css.pay} href={payUrl} target="_blank" rel="noopener">
              {t('to_payment')}
            </a>
            <p className={css.note}>{t('to_payment_note')}</p>
          </>
        )}
        {isLost && (
          <Button block onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        <Button kind={isLost || payUrl !== undefined ? 'ghost' : 'secondary'} block onClick={onNew}>
          {t('new_deposit')}
        </Button>
      </OrderStatus>
      {state !== 'arrived' && <Slot of={contactUs} props={CONTACT} errorFallback={() => null} />}
    </>
  )
}
