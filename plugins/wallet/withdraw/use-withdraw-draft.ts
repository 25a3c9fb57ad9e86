import { useDraft } from '@foyer/sdk'
import { useEffect } from 'react'
import type { OrderFlowState } from '../shared/order-flow-state.ts'

/** What the player has chosen and typed. */
export interface WithdrawDraft {
  /** Id of the account; empty: none is chosen. */
  readonly account: string
  /** As typed. */
  readonly amount: string
  /** Reference of the order that was sent with it; empty: none was. */
  readonly sentAs: string
}

const EMPTY: WithdrawDraft = { account: '', amount: '', sentAs: '' }

/** The choice and the typed amount. They outlive a reload and an expired session; the amount goes when its order is placed. */
export function useWithdrawDraft(
  state: OrderFlowState,
): readonly [draft: WithdrawDraft, change: (part: Partial<WithdrawDraft>) => void] {
  const [draft, setDraft] = useDraft('form', EMPTY)
  const change = (part: Partial<WithdrawDraft>): void => setDraft((before) => ({ ...before, ...part }))
  const placed = state.step === 'placed' ? state.open.reference : undefined
  useEffect(() => {
    if (placed !== undefined && placed === draft.sentAs)
      setDraft((before) => ({ ...before, amount: '', sentAs: '' }))
  }, [placed, draft.sentAs, setDraft])
  return [draft, change]
}
