// @vitest-environment node
import { expect, it } from 'vitest'
import EN from './locales/EN.json'
import { MOTIFS } from './picture-shapes.ts'

it('each motif has a name in the texts, and each name a motif', () => {
  const named = Object.keys(EN).filter((key) => /^picture_(?!note$)/.test(key))
  expect(named.sort()).toEqual(MOTIFS.map(({ name }) => `picture_${name}`).sort())
})
