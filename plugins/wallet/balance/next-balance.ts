import type { BalanceState } from '../contract/balance.ts'
import type { BalanceAnswer } from './balance-answer.ts'

export type BalanceAction =
  /** another member's token, or none */
  | { readonly kind: 'session'; readonly member: boolean }
  | { readonly kind: 'asked' }
  /** the answer is late */
  | { readonly kind: 'slow' }
  /** `at`: epoch milliseconds */
  | { readonly kind: 'answered'; readonly answer: BalanceAnswer; readonly at: number }
  | { readonly kind: 'failed' }

/** The only place where a state of the balance is made. A known amount stays until another one is answered. */
export function nextBalance(state: BalanceState, action: BalanceAction): BalanceState {
  switch (action.kind) {
    case 'session':
      return { step: action.member ? 'loading' : 'none' }
    case 'asked':
      return state.step === 'failed' ? { step: 'loading' } : state
    case 'slow':
      return asStale(state)
    case 'answered': {
      const { amount, currency, locked } = action.answer
      return {
        step: 'ready',
        amount,
        currency,
        ...(locked !== undefined && { locked }),
        at: action.at,
        stale: false,
      }
    }
    case 'failed':
      return state.step === 'loading' ? { step: 'failed' } : asStale(state)
  }
}

const asStale = (state: BalanceState): BalanceState =>
  state.step === 'ready' && !state.stale ? { ...state, stale: true } : state
