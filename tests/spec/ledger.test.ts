// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { idsIn, parseClauses } from './clauses.ts'
import { ledgerOf, selectRows } from './ledger.ts'
import { readPlaywright, readVitest } from './reports.ts'

const clauses = parseClauses('- `AA-01` first\n- `AA-02` (B) second\ntext\n')
const SPLIT = parseClauses('- `AA-01` (B) first\n  - `AA-01a` a\n  - `AA-01b` b\n- `AA-02` second')
const passed = (title: string, kind: 'unit' | 'browser' = 'unit') => ({ title, kind, passed: true })
const statesOf = (...ran: Parameters<typeof ledgerOf>[1]) => ledgerOf(clauses, ran).map((row) => row.state)

describe('the spec ledger', () => {
  it('reads clauses and refuses one that stands twice', () => {
    expect(clauses).toEqual([
      { id: 'AA-01', browser: false, text: 'first', parts: [] },
      { id: 'AA-02', browser: true, text: 'second', parts: [] },
    ])
    expect(() => parseClauses('- `AA-01` a\n- `AA-01` b')).toThrow('AA-01')
  })
  it('reads parts below their clause, and refuses one that does not follow it', () => {
    expect(SPLIT.map(({ id, parts }) => [id, parts.map((part) => part.id)])).toEqual([
      ['AA-01', ['AA-01a', 'AA-01b']],
      ['AA-02', []],
    ])
    for (const wrong of [
      '- `AA-01a` a',
      '- `AA-01` x\n- `AA-01b` b',
      '- `AA-01` x\n- `AA-02` y\n- `AA-01a` a',
    ])
      expect(() => parseClauses(wrong)).toThrow(/part AA-01[ab] does not follow/)
  })
  it('holds a clause that was split when each part is held; a test that names the whole holds none', () => {
    const [a, b] = [passed('[AA-01a] x', 'browser'), passed('[AA-01b] x')]
    const [row] = ledgerOf(SPLIT, [a, b])
    expect([row?.state, row?.evidence]).toEqual(['held', ['browser: [AA-01a] x', 'unit: [AA-01b] x']])
    expect(ledgerOf(SPLIT, [a])[0]?.state).toBe('none')
    expect(ledgerOf(SPLIT, [a, { ...b, passed: false }])[0]?.state).toBe('failing')
    const [whole] = ledgerOf(SPLIT, [passed('[AA-01] x', 'browser')])
    expect([whole?.state, whole?.unassigned]).toEqual(['none', ['browser: [AA-01] x']])
    expect(ledgerOf(SPLIT, [a, b, { ...passed('[AA-01] x'), passed: false }])[0]?.state).toBe('failing')
  })
  it('wants a browser test of a part that is marked so, and of one part at least where the clause is', () => {
    const tests = [passed('[AA-01a] x'), passed('[AA-01b] x')]
    expect(ledgerOf(SPLIT, tests)[0]?.state).toBe('unit-only')
    const marked = parseClauses('- `AA-01` first\n- `AA-01a` (B) a\n- `AA-01b` b')
    expect(ledgerOf(marked, tests)[0]?.parts.map(({ state }) => state)).toEqual(['unit-only', 'held'])
  })
  it('selects clauses and parts by the beginnings of their ids', () => {
    const ids = (...asked: string[]) => selectRows(ledgerOf(SPLIT, []), asked).map(({ clause }) => clause.id)
    expect(ids('AA')).toEqual(['AA-01', 'AA-02'])
    expect(ids('AA-01')).toEqual(['AA-01'])
    expect(ids('AA-01b')).toEqual(['AA-01b'])
    expect(ids('AA-01b', 'AA-02')).toEqual(['AA-01b', 'AA-02'])
  })
  it('reads every id of a title', () =>
    expect(idsIn('[AA-01][BB-22c] x (CC-03)')).toEqual(['AA-01', 'BB-22c']))
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
  it('takes no skipped tests, and says which passed at a second try', () => {
    const suite = {
      specs: ['expected', 'flaky', 'unexpected', 'skipped'].map((status) => ({
        title: `[AA-02] ${status}`,
        tests: [{ status }],
      })),
    }
    const ran = readPlaywright({ suites: [suite] })
    expect(ran.map(({ title, passed }) => [title, passed])).toEqual([
      ['[AA-02] expected', true],
      ['[AA-02] flaky', true],
      ['[AA-02] unexpected', false],
    ])
    expect(ledgerOf(clauses, ran)[1]?.evidence).toEqual([
      'browser: [AA-02] expected',
      'browser: [AA-02] flaky (at a second try)',
    ])
    const file = {
      assertionResults: [
        { fullName: 'a', status: 'pending' },
        { fullName: 'b', status: 'passed' },
      ],
    }
    expect(readVitest({ testResults: [file] })).toEqual([{ title: 'b', kind: 'unit', passed: true }])
  })
})
