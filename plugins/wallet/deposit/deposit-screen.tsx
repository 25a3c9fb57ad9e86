import { Slot, useServices, useStore, useTranslation, createStore } from '@foyer/sdk'
import { FormScreen } from '@foyer/sdk/ui'
import { type ReactNode, useMemo } from 'react'
import { walletHead } from '../contract/balance.ts'
import type { Counts } from '../contract/counts.ts'
import { depositNotices } from '../contract/money-screens.ts'
import { useOrderFlow } from '../use-order-flow.ts'
import { useDepositFlow } from './deposit-flow.ts'
import { DepositSteps } from './deposit-steps.tsx'
import type { manifest } from './manifest.ts'
import { useArrival } from './use-arrival.ts'
import { useDepositSettings } from './use-deposit-settings.ts'

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
