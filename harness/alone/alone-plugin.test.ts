// @vitest-environment node
import { expect, it } from 'vitest'
import { mergeTexts } from './alone-plugin.ts'

it.each([
  ['its own texts', { a: 'A' }, { a: 'Á' }, { a: 'Á' }],
  ['English where it lacks one', { a: 'A', b: 'B' }, { a: 'Á' }, { a: 'Á', b: 'B' }],
  [
    'its one form for every number',
    { n_one: '1 new', n_other: 'new' },
    { n_other: 'mới' },
    { n_one: 'mới', n_other: 'mới' },
  ],
  [
    'its own singular',
    { n_one: '1 new', n_other: 'new' },
    { n_one: 'uno', n_other: 'otros' },
    { n_one: 'uno', n_other: 'otros' },
  ],
])('gives %s', (_case, english, own, expected) => {
  expect(mergeTexts(english, own)).toEqual(expected)
})
