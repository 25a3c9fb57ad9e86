import type { ReactNode } from 'react'
import type { OrderFlow } from '../shared/order-flow.ts'
import type { OrderFlowState } from '../shared/order-flow-state.ts'
import { OrderSteps } from '../shared/order-steps.tsx'
import { useMoneyScreenShown } from '../shared/use-money-screen-shown.ts'
import { useOrderForm } from '../shared/use-order-form.ts'
import { PlacedWithdrawal } from './placed-withdrawal.tsx'
import { useSendWithdrawal } from './use-send-withdrawal.ts'
import { useWithdrawDraft } from './use-withdraw-draft.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import type { WithdrawInfo } from './withdraw-info.ts'
import { WithdrawSkeleton } from './withdraw-skeleton.tsx'
import { useTranslation } from '@foyer/sdk'
import { EmptyList } from '../../site/contract/empty-list.tsx'
import { BindLink } from './bind-link.tsx'
import { MoneyFacts } from './money-facts.tsx'

interface Props {
  readonly order: OrderFlowState
  readonly flow: OrderFlow
  /** `undefined`: not loaded. */
  readonly info: WithdrawInfo | undefined
  readonly reload: () => void
}

/** The form, or the withdrawal that is open. */
export function WithdrawSteps({ order, flow, info, reload }: Props): ReactNode {
  const [draft, change] = useWithdrawDraft(order)
  const { failure, send, forget } = useSendWithdrawal({
    onSent: (reference) => change({ sentAs: reference }),
    onRefused: reload,
  })
  const { message, edit, textOf } = useOrderForm({ order, flow, change, failure, forget })
  useMoneyScreenShown({
    screen: 'withdraw',
    order,
    isLoaded: info !== undefined,
    isBegun: draft.amount !== '' || draft.account !== '',
  })
  const form = (again: boolean): ReactNode => {
    if (!info) return <WithdrawSkeleton />
    if (info.accounts.length === 0) return <NoAccounts info={info} />
    return (
      <WithdrawForm
        info={info}
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
      skeleton={<WithdrawSkeleton />}
      renderPlaced={({ order: placed, stale }) => (
        <PlacedWithdrawal
          order={placed}
          stale={stale}
          onCancelled={() => void flow.resume()}
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

/** Takes the place of the form where the member has no account that can be paid to: what is there, and where to add one. */
function NoAccounts({ info }: { readonly info: WithdrawInfo }): ReactNode {
  const t = useTranslation<'wallet.withdraw'>()
  return (
    <>
      <MoneyFacts info={info} />
      <EmptyList icon="bank" title={t('no_accounts')} text={t('no_accounts_text')}>
        <BindLink currency={info.currency} prominent />
      </EmptyList>
    </>
  )
}
