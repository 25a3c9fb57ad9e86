import { type Clause, idsIn, type Statement } from './clauses.ts'
import type { Ran } from './reports.ts'

export type ClauseState = 'held' | 'unit-only' | 'failing' | 'none'
export interface PartRow {
  readonly clause: Statement
  readonly state: ClauseState
  /** Titles of the tests that passed for it. */
  readonly evidence: readonly string[]
}
export interface Row extends PartRow {
  readonly clause: Clause
  readonly parts: readonly PartRow[]
  /** Passed tests that name a clause that was split, and none of its parts: they are no evidence. */
  readonly unassigned: readonly string[]
}

/**
 * Evidence of each clause: `held` by a passed test (a browser test where the clause is marked so); `failing` where any
 * test that names it failed, however many passed. A clause that was split has the worst state of its parts, and where it is
 * marked (B) one of them has a browser test.
 */
export function ledgerOf(clauses: readonly Clause[], ran: readonly Ran[]): readonly Row[] {
  const byId = new Map<string, Ran[]>()
  for (const test of ran) for (const id of idsIn(test.title)) byId.set(id, [...(byId.get(id) ?? []), test])
  const rowOf = (clause: Statement): PartRow => {
    const tests = byId.get(clause.id) ?? []
    const passed = tests.filter((test) => test.passed)
    return { clause, state: stateOf(clause, tests, passed), evidence: passed.map(titleOf) }
  }
  return clauses.map((clause): Row => {
    if (clause.parts.length === 0) return { ...rowOf(clause), clause, parts: [], unassigned: [] }
    const parts = clause.parts.map(rowOf)
    const whole = byId.get(clause.id) ?? []
    const tests = [...whole, ...clause.parts.flatMap(({ id }) => byId.get(id) ?? [])]
    const state =
      ORDER.find((one) => parts.some((part) => part.state === one)) ??
      stateOf(
        clause,
        tests,
        tests.filter((test) => test.passed),
      )
    return {
      clause,
      state: whole.every((test) => test.passed) ? state : 'failing',
      evidence: parts.flatMap((part) => part.evidence),
      parts,
      unassigned: whole.filter((test) => test.passed).map(titleOf),
    }
  })
}

/** From the worst. */
const ORDER: readonly ClauseState[] = ['failing', 'none', 'unit-only']
const titleOf = ({ kind, title, again }: Ran): string =>
  `${kind}: ${title}${again ? ' (at a second try)' : ''}`

function stateOf(clause: Statement, tests: readonly Ran[], passed: readonly Ran[]): ClauseState {
  if (tests.length === 0) return 'none'
  if (passed.length < tests.length) return 'failing'
  if (clause.browser && !passed.some(({ kind }) => kind === 'browser')) return 'unit-only'
  return 'held'
}

/**
 * The rows of the clauses and parts that are asked for, by the beginnings of their ids: `RT`, `RT-01`, `RT-01b`. A clause of
 * which only parts are asked for is replaced by them.
 */
export const selectRows = (rows: readonly Row[], asked: readonly string[]): readonly PartRow[] =>
  rows.flatMap((row): readonly PartRow[] => {
    const isAsked = ({ clause }: PartRow): boolean => asked.some((start) => clause.id.startsWith(start))
    return isAsked(row) ? [row] : row.parts.filter(isAsked)
  })
