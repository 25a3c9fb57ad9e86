// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { SHAPES } from '../../bench/shapes.ts'

describe('the bench of boot', () => {
  it('[PF-03] is measured beside the floor, Lumino and tsyringe in one run', { timeout: 120_000 }, () => {
    const run = ['tsx', '-C', 'foyer-source', 'tests/bench/boot.ts', '--sizes', '10', '--repeat', '1']
    const printed = execFileSync('npx', run, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    const heading = '| shape | plugins | floor ms | synchronous | lazy | Lumino | tsyringe |'
    expect(printed.split('\n').filter((line) => line.startsWith('| shape'))).toEqual([heading])
    const rows = printed.split('\n').filter((line) => /^\| (?!shape)\w/.test(line))
    expect(rows).toHaveLength(SHAPES.length)
    for (const row of rows) expect(row).toMatch(/^\| \w+ \| 10 \| [\d.]+ (\| [\d.]+ \/ [\d.]+ ){4}\|$/)
  })
})
