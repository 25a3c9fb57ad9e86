import { CodedError } from '@foyer/sdk'
import { useReducer, useState } from 'react'
import type { Plan } from '../../kernel/host/tooling/plan.ts'
import { type ConsoleState, type Failure, INITIAL, nextState } from './console-state.ts'
import { patchWorld } from '../gateway-client.ts'
import type { Inspector } from '../panel/inspector.ts'
import { changeOf, isNothing, patchOf, type Proposal } from './proposal.ts'
import type { HistoryEntry } from './undo.ts'

export interface Console {
  readonly state: ConsoleState
  /** The changes that were applied, oldest first. */
  readonly history: readonly HistoryEntry[]
  /** Plans a proposal in the page; with `autoApply` it is applied unless a part of it is refused. */
  propose(proposal: Proposal, autoApply: boolean): void
  apply(proposal: Proposal, plan: Plan): void
  discard(): void
}

/**
 * The merchant's console: the page plans and applies a change, and only a successful one is sent to the gateway. So a
 * failed change leaves both unchanged, and after a successful one the page refreshes the gateway's status.
 */
export function useConsole(
  inspector: () => Inspector | undefined,
  onApplied: (proposal: Proposal) => void,
): Console {
  const [state, dispatch] = useReducer(nextState, INITIAL)
  const [history, setHistory] = useState<readonly HistoryEntry[]>([])

  const fail = (proposal: Proposal, failure: Failure): void => dispatch({ type: 'failed', proposal, failure })
  const run = async (proposal: Proposal, plan: Plan): Promise<void> => {
    const page = inspector()
    dispatch({ type: 'apply' })
    try {
      if (!page) throw new CodedError('HN-PAGE', 'no page has reported yet')
      const applied = await page.call('apply', plan)
      if (applied.outcome !== 'applied') {
        const unrestored = 'unrestored' in applied ? applied.unrestored : []
        fail(proposal, { errors: applied.errors, rolledBack: applied.outcome === 'rolled back', unrestored })
        return
      }
      await patchWorld(patchOf(proposal)).catch(async (error: unknown) => {
        await page.call('refresh', undefined)
        throw error
      })
      await page.call('refresh', undefined)
      onApplied(proposal)
      setHistory((all) => [...all, { id: all.length + 1, at: Date.now(), proposal }])
      dispatch({ type: 'applied' })
    } catch (error) {
      fail(proposal, failureOf(error))
    }
  }
  const propose = async (proposal: Proposal, autoApply: boolean): Promise<void> => {
    dispatch({ type: 'propose', proposal })
    if (isNothing(proposal)) return
    try {
      const plan = await inspector()?.call('plan', changeOf(proposal))
      if (!plan) throw new CodedError('HN-PAGE', 'no page has reported yet')
      dispatch({ type: 'planned', proposal, plan })
      if (autoApply && plan.refusedSettings.length === 0) await run(proposal, plan)
    } catch (error) {
      fail(proposal, failureOf(error))
    }
  }
  return {
    state,
    history,
    propose: (proposal, autoApply) => void propose(proposal, autoApply),
    apply: (proposal, plan) => void run(proposal, plan),
    discard: () => dispatch({ type: 'discard' }),
  }
}

/** A failure of the harness itself: the page follows the gateway's status. */
function failureOf(error: unknown): Failure {
  const coded = error instanceof CodedError ? error : new CodedError('HN-PAGE', String(error))
  const { code, text, remedy } = coded
  return {
    errors: [{ code, plugin: 'harness', detail: text, remedy }],
    rolledBack: code === 'HN-GATEWAY',
    unrestored: [],
  }
}
