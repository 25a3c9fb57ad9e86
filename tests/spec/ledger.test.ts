// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { idsIn, parseClauses } from './clauses.ts'
import { ledgerOf } from './ledger.ts'
import { readPlaywright, readVitest } from './reports.ts'

const clauses = parseClauses('- `AA-01` first\n- `AA-02` (B) second\ntext\n')
const statesOf = (...ran: Parameters<typeof ledgerOf>[1]) => ledgerOf(clauses, ran).map((row) => row.state)

describe('the spec ledger', () => {
  it('reads clauses and refuses one that stands twice', () => {
    expect(clauses).toEqual([
      { id: 'AA-01', browser: false, text: 'first' },
      { id: 'AA-02', browser: true, text: 'second' },
    ])
    expect(() => parseClauses('- `AA-01` a\n- `AA-01` b')).toThrow('AA-01')
  })
  it('reads every id of a title', () => expect(idsIn('[AA-01][BB-22] x (CC-03)')).toEqual(['AA-01', 'BB-22']))
  it('holds a clause by a passed test, and one marked (B) only by a browser test', () => {
    expect(statesOf()).toEqual(['none', 'none'])
    expect(statesOf({ title: '[AA-01][AA-02] x', kind: 'unit', passed: true })).toEqual(['held', 'unit-only'])
    expect(statesOf({ title: '[AA-02] x', kind: 'browser', passed: true })).toEqual(['none', 'held'])
  })
  it('does not hold a clause while any of its tests fails', () =>
    expect(
      statesOf(
        { title: '[AA-01] x', kind: 'unit', passed: true },
        { title: '[AA-01] y', kind: 'unit', passed: false },
      ),
    ).toEqual(['failing', 'none']))
  it('takes neither skipped tests nor passes on retry', () => {
    const suite = {
      specs: ['expected', 'flaky', 'skipped'].map((status) => ({ title: status, tests: [{ status }] })),
    }
    expect(readPlaywright({ suites: [suite] }).map(({ title, passed }) => [title, passed])).toEqual([
      ['expected', true],
      ['flaky', false],
    ])
    const file = { assertionResults: [{ fullName: 'a', status: 'pending' }, { fullName: 'b', status: 'passed' }] } // prettier-ignore
    expect(readVitest({ testResults: [file] })).toEqual([{ title: 'b', kind: 'unit', passed: true }])
  })
})
