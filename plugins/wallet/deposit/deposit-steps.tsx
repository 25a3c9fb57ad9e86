import { type LoadState, Slot, useTranslation } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { contactUs } from '../../customer-service/contract.ts'
import { EmptyList } from '../../site/contract/empty-list.tsx'
import { ListTrouble } from '../../site/contract/list-trouble.tsx'
import type { OrderFlow } from '../shared/order-flow.ts'
import type { OrderFlowState } from '../shared/order-flow-state.ts'
import { OrderSteps } from '../shared/order-steps.tsx'
import { useMoneyScreenShown } from '../shared/use-money-screen-shown.ts'
import { useOrderForm } from '../shared/use-order-form.ts'
import { DepositForm } from './deposit-form.tsx'
import type { DepositSettings } from './deposit-settings.ts'
import { PlacedDeposit } from './placed-deposit.tsx'
import { useDepositDraft } from './use-deposit-draft.ts'
import { useSendDeposit } from './use-send-deposit.ts'
import { Skeleton } from '@foyer/sdk/ui'
import css from './deposit-screen.module.css'

const CONTACT = { variant: 'line' } as const

interface Props {
  readonly order: OrderFlowState
  readonly flow: OrderFlow
  readonly settings: LoadState<DepositSettings>
  readonly reload: () => void
}

/** The form, or the deposit that is open. */
export function DepositSteps({ order, flow, settings, reload }: Props): ReactNode {
  const t = useTranslation<'wallet.deposit'>()
  const [draft, change] = useDepositDraft(order)
  const { failure, send, forget } = useSendDeposit({
    onSent: (reference) => change({ sentAs: reference }),
    onRefused: reload,
  })
  const { message, edit, textOf } = useOrderForm({ order, flow, change, failure, forget })
  useMoneyScreenShown({
    screen: 'deposit',
    order,
    isLoaded: settings.step === 'ready' && settings.value.methods.length > 0,
    isBegun: draft.amount !== '' || draft.method !== '',
  })
  const form = (again: boolean): ReactNode => {
    if (settings.step === 'loading') return <DepositSkeleton />
    if (settings.step === 'failed') return <ListTrouble error={settings.error} retry={reload} />
    if (settings.value.methods.length === 0)
      return (
        <EmptyList icon="bank" title={t('no_methods')} text={t('no_methods_text')}>
          <Slot of={contactUs} props={CONTACT} errorFallback={() => null} />
        </EmptyList>
      )
    return (
      <DepositForm
        settings={settings.value}
        draft={draft}
        change={edit}
        busy={order.step === 'sending'}
        message={message}
        onSend={(request) => void send(request, again)}
      />
    )
  }
  return (
    <OrderSteps
      order={order}
      flow={flow}
      skeleton={<DepositSkeleton />}
      renderPlaced={({ order: placed, stale }) => (
        <PlacedDeposit
          order={placed}
          stale={stale}
          onNew={() => flow.close()}
          onRetry={() => {
            change({ amount: textOf(placed) })
            flow.close()
          }}
        />
      )}
      renderForm={form}
    />
  )
}

/** The form while its settings load, in its size. */
const DepositSkeleton = (): ReactNode => (
  <div className={css.skeleton} aria-busy>
    <Skeleton height="20px" radius="var(--radius-m)" />
    <div className={css.tiles}>
      <Skeleton height="52px" radius="var(--radius-m)" />
      <Skeleton height="52px" radius="var(--radius-m)" />
      <Skeleton height="52px" radius="var(--radius-m)" />
      <Skeleton height="52px" radius="var(--radius-m)" />
    </div>
    <Skeleton height="104px" radius="var(--radius-m)" />
    <Skeleton height="44px" radius="var(--radius-pill)" />
    <Skeleton height="52px" radius="var(--radius-pill)" />
  </div>
)
