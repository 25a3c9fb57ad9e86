// @vitest-environment node
import { execFileSync } from 'node:child_process'
import type { Plugin } from '@foyer/sdk'
import { describe, expect, it, vi } from 'vitest'
import { bootHost, pluginsOf } from './boot-host.ts'
import { type Shape, SHAPES, units } from './shapes.ts'

/** Number of manifest reads and lookups in a boot of `count` plugins: the same on every machine. */
async function workOf(shape: Shape, count: number): Promise<number> {
  let work = 0
  const counted = pluginsOf(units(shape, count), false).map((plugin): Plugin => {
    const manifest = new Proxy(plugin.manifest, {
      get(target, name, self) {
        work++
        return Reflect.get(target, name, self)
      },
    })
    return { ...plugin, manifest }
  })
  const lookUps = (['get', 'set', 'has'] as const).map((name) => vi.spyOn(Map.prototype, name))
  const { contributions } = await bootHost(counted)
  for (const { mock } of lookUps) work += mock.calls.length
  vi.restoreAllMocks()
  expect(contributions).toHaveLength(count)
  return work
}

describe('boot', () => {
  it.each(SHAPES)('[PF-03] of ten times as many plugins is ten times the work: %s', async (shape) => {
    const few = await workOf(shape, 300)
    const many = await workOf(shape, 3000)
    expect(few).toBeGreaterThan(300)
    expect(many / few).toBeGreaterThan(9)
    expect(many / few).toBeLessThan(11)
  })

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
