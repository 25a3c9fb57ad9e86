import { useDraft } from '@foyer/sdk'
import { useEffect } from 'react'
import type { OrderFlowState } from '../shared/order-flow-state.ts'

/** What the player has chosen and typed. */
export interface DepositDraft {
  /** Id of the method; empty: none is chosen. */
  readonly method: string
  /** Its name, for when it is no longer offered. */
  readonly methodName: string
  /** As typed. */
  readonly amount: string
  /** Reference of the order that was sent with it; empty: none was. */
  readonly sentAs: string
}

const EMPTY: DepositDraft = { method: '', methodName: '', amount: '', sentAs: '' }

/** The typed amount and the choice. They outlive a reload and an expired session; the amount goes when its order is placed. */
export function useDepositDraft(
  state: OrderFlowState,
): readonly [draft: DepositDraft, change: (part: Partial<DepositDraft>) => void] {
  const [draft, setDraft] = useDraft('form', EMPTY)
  const change = (part: Partial<DepositDraft>): void => setDraft((before) => ({ ...before, ...part }))
  const placed = state.step === 'placed' ? state.open.reference : undefined
  useEffect(() => {
    if (placed !== undefined && placed === draft.sentAs)
      setDraft((before) => ({ ...before, amount: '', sentAs: '' }))
  }, [placed, draft.sentAs, setDraft])
  return [draft, change]
}
