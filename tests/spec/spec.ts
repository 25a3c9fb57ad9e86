/**
 * `npm run spec [-- --only RT-01,RR,CO-02a] [-- --json] [-- --brief]`: each clause, its parts and its passing evidence, from the last
 * reports of `npm test` and of each part of `npm run test:full`. `--held`: exits 1 where a clause that this version claims has lost its
 * evidence; else it informs. `--brief`: the counts and the ids alone.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseClauses } from './clauses.ts'
import { ledgerOf, type PartRow, type Row, selectRows } from './ledger.ts'
import { FULL_REPORTS, REPORTS, SUITE_REPORTS } from './report-files.ts'
import { type Ran, readPlaywright, readVitest } from './reports.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    held: { type: 'boolean' },
    json: { type: 'boolean' },
    brief: { type: 'boolean' },
  },
})
const here = new URL('.', import.meta.url)
const clauses = parseClauses(readFileSync(new URL('clauses.md', here), 'utf8'))

const read = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
const parts = existsSync(FULL_REPORTS) ? readdirSync(FULL_REPORTS) : []
const folders = parts.map((part) => join(FULL_REPORTS, part))
const unit = [SUITE_REPORTS.unit, ...folders.map((folder) => join(folder, 'unit.json'))].map(read)
const browser = [SUITE_REPORTS.browser, ...folders.map((folder) => join(folder, 'browser.json'))].map(read)
const isRead = <T>(report: T | undefined): report is T => report !== undefined
const ran: readonly Ran[] = [
  ...(unit as readonly (Parameters<typeof readVitest>[0] | undefined)[]).filter(isRead).flatMap(readVitest),
  ...(browser as readonly (Parameters<typeof readPlaywright>[0] | undefined)[])
    .filter(isRead)
    .flatMap(readPlaywright),
]
const commitOf = (folder: string): string =>
  (read(join(folder, 'stamp.json')) as { readonly commit: string } | undefined)?.commit ?? 'no run that ended'

/** Clauses that this version claims. */
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
const head = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
if (values.json) console.log(JSON.stringify({ commit: head, rows }, null, 2))
else {
  if (values.brief)
    for (const state of ['failing', 'unit-only', 'none'] as const) {
      const ids = rows.filter((row) => row.state === state).map(({ clause }) => clause.id)
      if (ids.length > 0) console.log(`${state} (${ids.length}): ${ids.join(' ')}`)
    }
  else for (const row of values.held ? open : rows) console.log(linesOf(row).join('\n'))
  console.log(`reports of npm test: ${commitOf(REPORTS)}; now at ${head}`)
  for (const [at, part] of parts.entries())
    console.log(`reports of test:full, ${part}: ${commitOf(folders[at] ?? '')}`)
  console.log(`${rows.length - open.length} of ${rows.length} clauses held`)
}
process.exitCode = values.held && open.length > 0 ? 1 : 0
