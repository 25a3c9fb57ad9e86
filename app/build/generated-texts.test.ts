// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { KINDS } from '../../sdk/generator/kinds.ts'
import { makePlugin } from '../../sdk/generator/make-plugin.ts'
import { checkTexts } from './text-faults.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-generated-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[]

it.each(kinds)('the texts of a new %s pass the check of the texts', async (kind) => {
  await makePlugin({ kind, area: 'promo', name: 'lucky-wheel', into: 'plugins' }, root)
  const { faults, untranslated } = checkTexts(root)
  expect(faults).toEqual([])
  expect([...untranslated.keys()]).toEqual(['plugins/promo/lucky-wheel'])
})
