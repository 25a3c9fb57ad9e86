import { Slot, useServices, useStore, useTranslation, createStore } from '@foyer/sdk'
import { FormScreen } from '@foyer/sdk/ui'
import { type ReactNode, useMemo, useEffect } from 'react'
import { walletHead } from '../contract/balance.ts'
import type { Counts } from '../contract/counts.ts'
import { depositNotices } from '../contract/money-screens.ts'
import { useOrderFlow } from '../shared/use-order-flow.ts'
import { useDepositFlow } from './deposit-flow.ts'
import { DepositSteps } from './deposit-steps.tsx'
import type { manifest } from './manifest.ts'
import { useDepositSettings } from './use-deposit-settings.ts'
import type { OrderFlowState } from '../shared/order-flow-state.ts'

const HEAD = {}
const NO_COUNTS = createStore<Counts | undefined>(undefined)

/** /m/voucherCenter: methods and limits, the order, the way to its payment, and how it stands (RT-10). */
export function DepositScreen(): ReactNode {
  const { counts } = useServices<typeof manifest>()
  const t = useTranslation<'wallet.deposit'>()
  const flow = useDepositFlow()
  const order = useOrderFlow(flow)
  const { state, reload } = useDepositSettings()
  const count = useStore(counts?.state ?? NO_COUNTS)?.deposits
  const notices = useMemo(() => ({ count }), [count])
  useArrival(order)
  return (
    <FormScreen align="start" title={t('title')} lead={t('lead')}>
      <Slot of={depositNotices} props={notices} errorFallback={() => null} />
      <Slot of={walletHead} props={HEAD} errorFallback={() => null} />
      <DepositSteps order={order} flow={flow} settings={state} reload={() => void reload()} />
    </FormScreen>
  )
}

/** Balance and counts are asked for anew when the order has arrived. */
function useArrival(state: OrderFlowState): void {
  const { balance, counts } = useServices<typeof manifest>()
  const arrived = state.step === 'placed' && state.order.state === 'arrived' ? state.order.id : undefined
  useEffect(() => {
    if (arrived === undefined) return
    void balance?.refresh()
    void counts?.refresh()
  }, [arrived, balance, counts])
}
