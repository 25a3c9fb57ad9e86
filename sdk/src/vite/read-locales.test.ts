// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readLocales } from './read-locales.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-locales-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const folder = (files: Readonly<Record<string, string>>): string => {
  const path = join(root, 'locales')
  mkdirSync(path)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text)
  return path
}

it('reads every language of the folder', () => {
  const path = folder({ 'EN.json': '{"a":"A"}', 'PT-BR.json': '{"a":"Á"}', 'notes.txt': 'x' })
  expect(readLocales(path)).toEqual({ EN: { a: 'A' }, 'PT-BR': { a: 'Á' } })
})

it('a plugin without texts has none', () => {
  expect(readLocales(join(root, 'locales'))).toEqual({})
})

it('English is what other languages fall back to, so it must be there', () => {
  expect(() => readLocales(folder({ 'VI.json': '{}' }))).toThrow(/VP-TEXTS.*EN\.json is missing/)
})

it.each(['[]', '{"a":1}', '{"a":{"b":"c"}}', 'null', '{'])('refuses %s', (text) => {
  expect(() => readLocales(folder({ 'EN.json': text }))).toThrow(/VP-TEXTS.*EN\.json is not a flat table/)
})
