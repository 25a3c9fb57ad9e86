/** `npm run spec [-- --only RT-01,RR,CO-02a] [-- --json]`: each clause, its parts and its passing evidence; exits 1 where one has none. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseClauses } from './clauses.ts'
import { ledgerOf, type PartRow, type Row, selectRows } from './ledger.ts'
import { type Ran, readPlaywright, readVitest } from './reports.ts'

const { values } = parseArgs({
  options: { only: { type: 'string' }, held: { type: 'boolean' }, json: { type: 'boolean' } },
})
const here = new URL('.', import.meta.url)
const reports = new URL('../../.cache/reports/', here)
const clauses = parseClauses(readFileSync(new URL('clauses.md', here), 'utf8'))

const read = (name: string): unknown => {
  const file = new URL(name, reports)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
const unit = read('unit.json') as Parameters<typeof readVitest>[0] | undefined
const browser = read('browser.json') as Parameters<typeof readPlaywright>[0] | undefined
const stamp = read('stamp.json') as { readonly commit: string } | undefined
const ran: readonly Ran[] = [...(unit ? readVitest(unit) : []), ...(browser ? readPlaywright(browser) : [])]

/** Clauses that this version claims: the suite fails if one of them loses its evidence. */
const held = readFileSync(new URL('held.txt', here), 'utf8').split(/\s+/).filter(Boolean)
const asked = values.held ? held : values.only?.split(',')
const all = ledgerOf(clauses, ran)
const rows = asked ? selectRows(all, asked) : all
const open = rows.filter(({ state }) => state !== 'held')

const lineOf = ({ clause, state, evidence }: PartRow): string =>
  `${state.padEnd(9)} ${clause.id}${clause.browser ? ' (B)' : ''} ${evidence[0] ?? ''}${evidence.length > 1 ? ` (+${evidence.length - 1})` : ''}`
const linesOf = (row: PartRow | Row): readonly string[] => [
  lineOf(row),
  ...('parts' in row ? row.parts.map((part) => `  ${lineOf(part)}`) : []),
  ...('unassigned' in row ? row.unassigned.map((test) => `  names no part: ${test}`) : []),
]
if (values.json) console.log(JSON.stringify({ commit: stamp?.commit, rows }, null, 2))
else {
  const head = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  for (const row of values.held ? open : rows) console.log(linesOf(row).join('\n'))
  const age =
    stamp?.commit === head ? '' : `, reports of ${stamp?.commit ?? 'no whole-suite run'}, now at ${head}`
  console.log(`${rows.length - open.length} of ${rows.length} clauses held${age}`)
}
process.exitCode = open.length > 0 ? 1 : 0
