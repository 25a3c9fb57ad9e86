import { conformance, type ConformanceCase } from '@foyer/sdk/testing'
import { describe, expect, it } from 'vitest'
import type { Broken } from '../../conformance/break-plugin.ts'
import { KINDS } from '../../../sdk/src/testing/conformance/kinds.ts'
import { PLUGIN_RULES } from '../../../sdk/src/testing/conformance/rules/plugin-rules.ts'

const found = import.meta.glob<Broken>('../../conformance/broken/*/plugin.{ts,tsx}', { import: 'default' })
const fixtures = Object.entries(found).map(([file, load]) => ({ rule: file.split('/').at(-2) ?? '', load }))
const rules = [...PLUGIN_RULES, ...KINDS.flatMap((kind) => kind.rules)].map(({ id }) => id)

/** Time limit: a suite runs a plugin about a hundred times. */
const LIMIT_MS = 120_000

/** Ids of the rules that fail. */
async function failing(cases: readonly ConformanceCase[]): Promise<readonly string[]> {
  const failed: string[] = []
  for (const { id, run } of cases) await run().catch(() => failed.push(id))
  return failed
}

describe('broken plugins', () => {
  it('[SD-02] there is one for every rule', () => {
    expect(fixtures.map(({ rule }) => rule).sort()).toEqual([...rules].sort())
  })
  it.each(fixtures)(
    '[SD-02] the suite finds what is wrong with $rule, and nothing else',
    async ({ rule, load }) => {
      const { plugin, options } = await load()
      expect(await failing(conformance(plugin, options))).toEqual([rule])
    },
    LIMIT_MS,
  )
})
