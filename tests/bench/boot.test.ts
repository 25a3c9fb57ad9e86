// @vitest-environment node
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
})
