// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it(
  '[PF-04] tracking fan-out is measured beside the bare loop, analytics and Segment in one run',
  { timeout: 180_000 },
  () => {
    const run = ['tsx', '-C', 'foyer-source', 'tests/bench/fan-out.ts', '--repeat', '1', '--ms', '5']
    const printed = execFileSync('npx', run, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    const [heading, , ...rows] = printed.split('\n').filter((line) => line.startsWith('|'))
    expect(heading).toMatch(/floor µs \| router µs \| analytics \| Segment \|/)
    expect(rows.map((row) => row.split(' | ').slice(0, 2).join(' '))).toEqual(
      [1, 5, 15].flatMap((count) => [`| ${count} one by one`, `| ${count} 100 at once`]),
    )
    for (const row of rows) expect(row).toMatch(/(\| [\d.]+ ){4}\| [\d.]+× \| [\d.]+× \|$/)
  },
)
