// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { PROFILES } from '../../mocks/world/merchants.ts'
import { LANGUAGE_CODES } from '../../kernel/i18n/languages.ts'
import { offeredLanguages } from './offered-languages.ts'
import { readTexts } from './texts.ts'

const root = mkdtempSync(join(tmpdir(), 'foyer-texts-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
for (const file of [
  'kernel/locales/EN.json',
  'kernel/locales/VI.json',
  'kernel/locales/UR.json',
  'plugins/games/lobby/locales/EN.json',
  'plugins/games/lobby/locales/VI.json',
]) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), '{"back":"Back"}')
}
const texts = readTexts(root)
describe('offeredLanguages', () => {
  it('offers what every part has texts in, and names the parts that a language lacks', () => {
    expect(offeredLanguages(['VI', 'TH', 'UR', 'EN'], texts)).toEqual({
      offered: ['VI', 'EN'],
      withheld: [
        { language: 'TH', namespaces: ['kernel', 'games.lobby'] },
        { language: 'UR', namespaces: ['games.lobby'] },
      ],
    })
  })

  it('[LG-04] offers TY, which is English by decision', () => {
    expect(offeredLanguages(['EN', 'TY'], texts).offered).toEqual(['EN', 'TY'])
  })

  it('[LG-02][LG-04] offers every language, RU and AR too, where a merchant of this repository lists it', () => {
    expect(offeredLanguages(LANGUAGE_CODES, readTexts(process.cwd())).withheld).toEqual([])
  })

  it('offers all that the merchants of this repository list', () => {
    const own = readTexts(process.cwd())
    for (const { languages } of PROFILES) expect(offeredLanguages(languages, own).withheld).toEqual([])
  })
})
