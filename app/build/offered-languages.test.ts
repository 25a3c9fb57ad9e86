// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { LanguageCode } from '@foyer/sdk'
import { afterAll, describe, expect, it } from 'vitest'
import { PROFILES } from '../../mocks/world/merchants.ts'
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
const merchant = (languages: readonly LanguageCode[], defaultLanguage: LanguageCode) => ({
  id: 'jade',
  languages,
  defaultLanguage,
})

describe('offeredLanguages', () => {
  it('offers what every part has texts in, and names the parts that a language lacks', () => {
    expect(offeredLanguages(merchant(['VI', 'TH', 'UR', 'EN'], 'VI'), texts)).toEqual({
      offered: ['VI', 'EN'],
      withheld: [
        { language: 'TH', namespaces: ['kernel', 'games.lobby'] },
        { language: 'UR', namespaces: ['games.lobby'] },
      ],
    })
  })

  it('[LG-04] offers TY, which is English by decision', () => {
    expect(offeredLanguages(merchant(['EN', 'TY'], 'EN'), texts).offered).toEqual(['EN', 'TY'])
  })

  it.each([
    [['VI', 'TH'], 'TH'],
    [['VI'], 'EN'],
  ] as const)('refuses %j with the default %s', (languages, language) => {
    expect(() => offeredLanguages(merchant(languages, language), texts)).toThrow(
      expect.objectContaining({ code: 'BK-LANGUAGE', details: { merchant: 'jade', language } }),
    )
  })

  it('offers all that the merchants of this repository list', () => {
    const own = readTexts(process.cwd())
    for (const profile of PROFILES) expect(offeredLanguages(profile, own).withheld).toEqual([])
  })
})
