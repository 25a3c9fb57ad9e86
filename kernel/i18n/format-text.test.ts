// @vitest-environment node
import fc from 'fast-check'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { formatText } from './format-text.ts'
import { SUPPORTED_LANGUAGES, tagOf } from './languages.ts'

const texts = {
  hello: 'Hello {{name}}, you have {{ count }}',
  plain: 'Plain',
  games: '{{count}} whatever',
  games_zero: 'zero {{count}}',
  games_one: 'one {{count}}',
  games_two: 'two {{count}}',
  games_few: 'few {{count}}',
  games_many: 'many {{count}}',
  games_other: 'other {{count}}',
}

describe('formatText', () => {
  it.each([
    ['plain', undefined, 'Plain'],
    ['hello', { name: '<b>$&</b>', count: 3 }, 'Hello <b>$&</b>, you have 3'],
    ['hello', { name: 'A' }, 'Hello A, you have {{ count }}'],
    ['games', { count: 1 }, 'one 1'],
    ['games', { count: 7 }, 'other 7'],
    ['games', { count: 0 }, 'zero 0'],
    ['absent', undefined, undefined],
    ['toString', undefined, undefined],
  ])('%s with %o is %s', (key, values, expected) =>
    expect(formatText(texts, key, values, 'en')).toBe(expected),
  )

  it('says what i18next says: every supported language, every kind of count, every key', () => {
    const languages = [...new Set([...SUPPORTED_LANGUAGES, 'AR' as const, 'RU' as const].map(tagOf))]
    const oracle = i18next.createInstance({
      fallbackLng: false,
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      resources: Object.fromEntries(languages.map((tag) => [tag, { translation: texts }])),
    })
    void oracle.init()
    const count = fc.oneof(fc.nat(130), fc.nat(), fc.double({ min: 0, max: 50, noNaN: true }))
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.constantFrom('games', 'plain'),
        count,
        (tag, key, value) => {
          const values = { count: value, name: 'x' }
          expect(formatText(texts, key, values, tag)).toBe(oracle.getFixedT(tag)(key, values))
        },
      ),
      { numRuns: 3000 },
    )
  })
})
