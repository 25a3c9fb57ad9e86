// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pseudoText, pseudoTexts } from './pseudo-text.ts'

/** What must stay unchanged. */
const markup = fc.constantFrom(
  '{{name}}',
  '{{ count }}',
  '<b>',
  '</b>',
  '<a href="/m/terms">',
  '&amp;',
  '&#39;',
)
const words = fc.stringMatching(/^[A-Za-z ,.!?]{1,40}$/)
const text = fc.array(fc.oneof(words, markup), { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''))
const MARKUP = /\{\{[^{}]*\}\}|<[^<>]*>|&#?\w+;/g
const MIRRORS = /[\u202c\u202e]/g
const lettersOf = (given: string): number => given.replace(MARKUP, '').match(/\p{L}/gu)?.length ?? 0

describe.each(['accented', 'mirrored'] as const)('a pseudo-language, %s', (kind) => {
  it('leaves values, tags and entities unchanged, in their order', () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(pseudoText(given, kind).match(MARKUP) ?? []).toEqual(given.match(MARKUP) ?? [])
      }),
    )
  })
  it('is longer by a third, at least by a letter, in each part between them', () => {
    fc.assert(
      fc.property(words, (given) => {
        const letters = lettersOf(given)
        const more = lettersOf(pseudoText(given, kind)) - letters
        expect(more).toBeGreaterThanOrEqual(Math.floor(letters * 0.35))
        expect(more).toBeLessThanOrEqual(Math.ceil(letters * 0.35))
      }),
    )
  })
  it('leaves no English letter, and is in brackets', () => {
    fc.assert(
      fc.property(text, (given) => {
        const shown = pseudoText(given, kind)
        expect(shown.replace(MARKUP, '')).not.toMatch(/[a-z]/i)
        expect([shown.at(0), shown.at(-1)]).toEqual(['[', ']'])
      }),
    )
  })
  it('mirrors each word by itself, where it mirrors', () => {
    fc.assert(
      fc.property(text, (given) => {
        const marks = pseudoText(given, kind).match(MIRRORS) ?? []
        const wordCount = given.split(MARKUP).flatMap((part) => part.match(/[A-Za-z]+/g) ?? []).length
        expect(marks).toEqual(
          kind === 'mirrored' ? Array.from({ length: wordCount }, () => ['\u202e', '\u202c']).flat() : [],
        )
      }),
    )
  })
})

it.each([
  ['', ''],
  ['OK', '[ÖÖĶ]'],
  ['Log in, {{name}}', '[ĻĻöĝ ííñ, {{name}}]'],
])('accents %j', (given, expected) => expect(pseudoText(given)).toBe(expected))

it('keeps the keys of a table, plurals among them', () => {
  const keys = ['games_one', 'games_other', 'games_zero', 'title']
  const table = Object.fromEntries(keys.map((key) => [key, 'Games']))
  expect(Object.keys(pseudoTexts(table))).toEqual(keys)
  expect(new Set(Object.values(pseudoTexts(table)))).toEqual(new Set([pseudoText('Games')]))
})
