import { Link, Slot, useFoundRoute, useTranslation, WALLET_HISTORY_PATH } from '@foyer/sdk'
import { Button, FormMessage } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { contactUs } from '../../customer-service/contract.ts'
import type { Order } from '../contract/order.ts'
import { OrderStatus } from '../shared/order-status.tsx'
import { useCancelWithdrawal } from '../shared/use-cancel-withdrawal.ts'
import css from './withdraw-screen.module.css'

const CONTACT = { variant: 'line' } as const

interface Props {
  readonly order: Order
  readonly stale: boolean
  /** The gateway was asked to cancel it. */
  readonly onCancelled: () => void
  /** The player has seen it, and wants the empty form. */
  readonly onNew: () => void
  /** The player wants the form, with the amount of this order. */
  readonly onRetry: () => void
}

/** The placed order: how it stands, and its cancellation while it waits. */
export function PlacedWithdrawal({ order, stale, onCancelled, onNew, onRetry }: Props): ReactNode {
  const t = useTranslation<'wallet.withdraw'>()
  const history = useFoundRoute(WALLET_HISTORY_PATH)
  const { running, failure, cancel } = useCancelWithdrawal(onCancelled)
  const { id, state } = order
  return (
    <>
      <OrderStatus order={order} stale={stale}>
        <FormMessage urgent>{failure?.id === id ? failure.message : ''}</FormMessage>
        {state === 'waiting' && (
          <Button kind="secondary" block busy={running === id} onClick={() => void cancel(order)}>
            {t(running === id ? 'cancelling' : 'cancel')}
          </Button>
        )}
        {state === 'refused' && (
          <Button block onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        <Button
          kind={state === 'waiting' || state === 'refused' ? 'ghost' : 'secondary'}
          block
          onClick={onNew}
        >
          {t('new_withdrawal')}
        </Button>
        {history.state === 'on' && (
          <Link to={`${WALLET_HISTORY_PATH}?type=withdraw`} className={css.link}>
            {t('to_history')}
          </Link>
        )}
      </OrderStatus>
      {state !== 'arrived' && <Slot of={contactUs} props={CONTACT} errorFallback={() => null} />}
    </>
  )
}
