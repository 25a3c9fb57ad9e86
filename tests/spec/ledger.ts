import { type Clause, idsIn } from './clauses.ts'
import type { Ran } from './reports.ts'

export type ClauseState = 'held' | 'unit-only' | 'failing' | 'none'
export interface Row {
  readonly clause: Clause
  readonly state: ClauseState
  /** Titles of the tests that passed for it. */
  readonly evidence: readonly string[]
}

/**
 * Evidence of each clause: `held` by a passed test (a browser test where the clause is marked so); `failing` where any
 * test that names it failed, however many passed.
 */
export function ledgerOf(clauses: readonly Clause[], ran: readonly Ran[]): readonly Row[] {
  const byId = new Map<string, Ran[]>()
  for (const test of ran) for (const id of idsIn(test.title)) byId.set(id, [...(byId.get(id) ?? []), test])
  return clauses.map((clause) => {
    const tests = byId.get(clause.id) ?? []
    const passed = tests.filter((test) => test.passed)
    return {
      clause,
      state: stateOf(clause, tests, passed),
      evidence: passed.map(({ kind, title }) => `${kind}: ${title}`),
    }
  })
}

function stateOf(clause: Clause, tests: readonly Ran[], passed: readonly Ran[]): ClauseState {
  if (tests.length === 0) return 'none'
  if (passed.length < tests.length) return 'failing'
  if (clause.browser && !passed.some(({ kind }) => kind === 'browser')) return 'unit-only'
  return 'held'
}
