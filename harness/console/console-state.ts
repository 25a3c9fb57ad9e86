import type { ErrorReport } from '../../kernel/host/tooling/error-report.ts'
import type { Plan } from '../../kernel/host/tooling/plan.ts'
import type { Applied } from '../plugins/failed-plugins.ts'
import { isNothing, NOTHING, type Proposal } from './proposal.ts'

/** Failure of a proposal. */
export interface Failure {
  readonly errors: readonly Pick<ErrorReport, 'code' | 'plugin' | 'detail' | 'remedy'>[]
  /** True if the proposal was applied and undone; else nothing was changed. */
  readonly rolledBack: boolean
  /** Plugins that did not run again after the rollback. */
  readonly unrestored: readonly string[]
}

/** State of the merchant's console. */
export type ConsoleState =
  | { readonly kind: 'idle'; readonly applied?: Applied }
  | { readonly kind: 'planning'; readonly proposal: Proposal }
  | { readonly kind: 'planned'; readonly proposal: Proposal; readonly plan: Plan }
  | { readonly kind: 'applying'; readonly proposal: Proposal; readonly plan: Plan }
  | { readonly kind: 'failed'; readonly proposal: Proposal; readonly failure: Failure }

export type ConsoleAction =
  | { readonly type: 'propose'; readonly proposal: Proposal }
  | { readonly type: 'planned'; readonly proposal: Proposal; readonly plan: Plan }
  | { readonly type: 'apply' }
  | { readonly type: 'applied' }
  | { readonly type: 'failed'; readonly proposal: Proposal; readonly failure: Failure }
  | { readonly type: 'discard' }

export const INITIAL: ConsoleState = { kind: 'idle' }

export const proposalOf = (state: ConsoleState): Proposal =>
  state.kind === 'idle' ? NOTHING : state.proposal

/** The console's only transition function. A late result for an earlier proposal changes nothing. */
export function nextState(state: ConsoleState, action: ConsoleAction): ConsoleState {
  switch (action.type) {
    case 'propose':
      if (state.kind === 'applying') return state
      return isNothing(action.proposal) ? INITIAL : { kind: 'planning', proposal: action.proposal }
    case 'planned':
      if (state.kind !== 'planning' || state.proposal !== action.proposal) return state
      return { kind: 'planned', proposal: action.proposal, plan: action.plan }
    case 'apply':
      return state.kind === 'planned' ? { ...state, kind: 'applying' } : state
    case 'applied':
      if (state.kind !== 'applying') return state
      return { kind: 'idle', applied: { proposal: state.proposal, plan: state.plan } }
    case 'failed':
      if (proposalOf(state) !== action.proposal) return state
      return { kind: 'failed', proposal: action.proposal, failure: action.failure }
    case 'discard':
      return state.kind === 'applying' ? state : INITIAL
  }
}
