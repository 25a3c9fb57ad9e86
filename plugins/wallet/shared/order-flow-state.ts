import type { Order } from '../contract/order.ts'
import type { OpenOrder } from './open-order.ts'

/** Why it is not known whether an order was placed. `no-answer`: ask later; `no-references`: the gateway cannot tell. */
export type Doubt = 'no-answer' | 'no-references'

/** What a member's latest order of a kind is at. */
export type OrderFlowState =
  /** No order is open. `notPlaced`: the last one was not placed, as the gateway has confirmed. */
  | { readonly step: 'ready'; readonly notPlaced?: OpenOrder }
  /** It is on its way, from this tab or another. */
  | { readonly step: 'sending'; readonly open: OpenOrder }
  /** The gateway is being asked whether it was placed. */
  | { readonly step: 'checking'; readonly open: OpenOrder }
  /** No answer tells whether it was placed. */
  | { readonly step: 'unknown'; readonly open: OpenOrder; readonly doubt: Doubt }
  /** The gateway has it. `stale`: the latest question about it was not answered. */
  | { readonly step: 'placed'; readonly open: OpenOrder; readonly order: Order; readonly stale: boolean }

export type OrderFlowAction =
  | { readonly type: 'send'; readonly open: OpenOrder }
  | { readonly type: 'check'; readonly open: OpenOrder }
  | { readonly type: 'place'; readonly order: Order }
  | { readonly type: 'doubt'; readonly doubt: Doubt }
  /** It was not placed. `explained`: the refusal itself has its words. */
  | { readonly type: 'fail'; readonly explained: boolean }
  /** The gateway's latest answer about a placed order; `undefined`: none came. */
  | { readonly type: 'update'; readonly order: Order | undefined }
  /** The player puts it away, or somebody else is signed in. */
  | { readonly type: 'close' }

export const READY: OrderFlowState = { step: 'ready' }

/** The only transition function of an order. An action that does not fit changes nothing. */
export function orderFlowState(state: OrderFlowState, action: OrderFlowAction): OrderFlowState {
  const open = state.step === 'ready' ? undefined : state.open
  switch (action.type) {
    case 'send':
      // From `unknown` only because the player has agreed to a second order.
      return state.step === 'ready' || state.step === 'unknown'
        ? { step: 'sending', open: action.open }
        : state
    case 'check': {
      // What is shown of it stands until there is an answer.
      const isShown = state.step === 'placed' || state.step === 'unknown'
      return isShown && state.open.reference === action.open.reference
        ? state
        : { step: 'checking', open: action.open }
    }
    case 'place':
      if (!open || state.step === 'placed') return state
      return {
        step: 'placed',
        open: { ...open, orderId: action.order.id },
        order: action.order,
        stale: false,
      }
    case 'doubt':
      return open && state.step !== 'placed' ? { step: 'unknown', open, doubt: action.doubt } : state
    case 'fail':
      if (!open || state.step === 'placed') return state
      return action.explained ? READY : { step: 'ready', notPlaced: open }
    case 'update':
      if (state.step !== 'placed') return state
      if (!action.order) return { ...state, stale: true }
      return state.order.id === action.order.id ? { ...state, order: action.order, stale: false } : state
    case 'close':
      return READY
  }
}
