import { createStore, Slot, useServices, useStore, useTranslation } from '@foyer/sdk'
import { FormScreen } from '@foyer/sdk/ui'
import { type ReactNode, useCallback, useMemo, useEffect } from 'react'
import { ListTrouble } from '../../site/contract/list-trouble.tsx'
import { walletHead } from '../contract/balance.ts'
import type { Counts } from '../contract/counts.ts'
import { withdrawNotices } from '../contract/money-screens.ts'
import { useOrderFlow } from '../shared/use-order-flow.ts'
import type { manifest } from './manifest.ts'
import { useWithdrawInfo } from './use-withdraw-info.ts'
import { useWithdrawFlow } from './withdraw-flow.ts'
import { WithdrawSkeleton } from './withdraw-skeleton.tsx'
import { WithdrawSteps } from './withdraw-steps.tsx'
import type { OrderFlowState } from '../shared/order-flow-state.ts'

const HEAD = {}
const NO_COUNTS = createStore<Counts | undefined>(undefined)

/** /m/withdraw: account and amount, the order, and how it stands (RT-11). No notice bars the form (ST-34). */
export function WithdrawScreen(): ReactNode {
  const { counts } = useServices<typeof manifest>()
  const t = useTranslation<'wallet.withdraw'>()
  const flow = useWithdrawFlow()
  const order = useOrderFlow(flow)
  const { state, reload: load } = useWithdrawInfo()
  const reload = useCallback((): void => void load(), [load])
  const count = useStore(counts?.state ?? NO_COUNTS)?.withdrawals
  const notices = useMemo(() => ({ count }), [count])
  useOrderChanges(order, reload)
  return (
    <FormScreen align="start" title={t('title')} lead={t('lead')}>
      <Slot of={withdrawNotices} props={notices} errorFallback={() => null} />
      <Slot of={walletHead} props={HEAD} errorFallback={() => null} />
      {state.step === 'loading' && order.step === 'ready' && <WithdrawSkeleton />}
      {state.step === 'failed' && order.step === 'ready' && (
        <ListTrouble error={state.error} retry={reload} />
      )}
      {(state.step === 'ready' || order.step !== 'ready') && (
        <WithdrawSteps
          order={order}
          flow={flow}
          info={state.step === 'ready' ? state.value : undefined}
          reload={reload}
        />
      )}
    </FormScreen>
  )
}

/** Balance and account info are asked for anew whenever the order stands otherwise, and the counts when it is paid out. */
function useOrderChanges(state: OrderFlowState, reload: () => void): void {
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
