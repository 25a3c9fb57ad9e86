// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { fakeI18n, translateWith } from './fake-i18n.ts'

const texts = { hello: 'Hello {{ name }}', games_one: '{{count}} game', games_other: '{{count}} games' }

describe('the texts of a test', () => {
  it('are formatted as the site formats them: values, plurals, keys where a text is missing', () => {
    const translate = translateWith(texts)
    expect(translate('hello', { name: '<b>' })).toBe('Hello <b>')
    expect([1, 2].map((count) => translate('games', { count }))).toEqual(['1 game', '2 games'])
    expect(translate('absent')).toBe('absent')
  })

  it('have the plural rules of the language that is chosen, and the same function until it changes', async () => {
    const i18n = fakeI18n(texts)
    const before = i18n.translate()
    expect(i18n.translate()).toBe(before)
    expect(i18n.translate()('games', { count: 1 })).toBe('1 game')
    await i18n.change('VI')
    expect(i18n.translate()('games', { count: 1 })).toBe('1 games')
    expect(i18n.changes).toEqual(['VI'])
  })
})
