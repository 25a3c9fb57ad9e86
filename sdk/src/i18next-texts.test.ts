// @vitest-environment node
import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import { i18nextOptions, translator } from './i18next-texts.ts'
import type { Texts } from './language.ts'

const make = (namespaces: Readonly<Record<string, Texts>>, tag = 'en') => {
  const i18next = createInstance()
  void i18next.init(i18nextOptions(tag, namespaces))
  return (namespace: string) => translator(i18next, tag, namespace)
}
const translateWith = (texts: Texts, tag = 'en') => make({ plugin: texts }, tag)('plugin')

const forms = {
  games_one: 'one {{count}}',
  games_two: 'two {{count}}',
  games_few: 'few {{count}}',
  games_many: 'many {{count}}',
  games_other: 'other {{count}}',
}

describe('the texts of a namespace', () => {
  const texts = {
    plain: 'Plain',
    empty: '',
    hello: 'Hello {{name}}, you have {{ count }}',
    'a.b:c d': 'A key with every separator',
    price: '{{price, number(minimumFractionDigits: 2)}}',
    html: '<b onclick="x">{{name}}</b> &amp; {{- name}}',
  }
  it.each([
    ['plain', undefined, 'Plain'],
    ['empty', undefined, ''],
    ['a.b:c d', undefined, 'A key with every separator'],
    ['hello', { name: '<b>$&</b>', count: 3 }, 'Hello <b>$&</b>, you have 3'],
    ['hello', { name: '{{count}}', count: 3 }, 'Hello {{count}}, you have 3'],
    ['hello', { name: 'A' }, 'Hello A, you have {{ count }}'],
    ['hello', undefined, 'Hello {{name}}, you have {{ count }}'],
    ['price', { price: 1234.5 }, '1,234.50'],
    ['html', { name: '<img>' }, '<b onclick="x"><img></b> &amp; <img>'],
    ['absent', undefined, 'absent'],
    ['absent', { count: 2 }, 'absent'],
    ['', undefined, ''],
    ['toString', undefined, 'toString'],
    ['__proto__', undefined, '__proto__'],
    ['constructor', { count: 1 }, 'constructor'],
  ])('%s with %o is %s', (key, values, expected) => {
    expect(translateWith(texts)(key, values)).toBe(expected)
  })

  it('are keys where the namespace is missing', () => {
    const texts = make({ kernel: { ok: 'OK' } })
    expect(texts('games.lobby')('ok', { count: 2 })).toBe('ok')
    expect(texts('games.lobby')('kernel:ok')).toBe('kernel:ok')
  })

  it('take values with the names of i18next options as plain values', () => {
    const names = [
      'lng',
      'lngs',
      'ns',
      'context',
      'defaultValue',
      'replace',
      'interpolation',
      'postProcess',
      'keyPrefix',
      'nest',
    ]
    const secret = { key: 'from another namespace', key_male: 'secret' }
    for (const name of names) {
      const texts = { key: `{{${name}}}`, key_male: 'by context' }
      const value = { ns: 'kernel', context: 'male', nest: '1' }[name] ?? 'x'
      expect(make({ plugin: texts, kernel: secret })('plugin')('key', { [name]: value }), name).toBe(value)
    }
  })

  it.each([
    '$t(secret)',
    '$t(secret, {"ns": "kernel"})',
    '$t(kernel:secret)',
    '$t({{name}})',
    '{{secret}}',
    '{{- secret}}',
    '{{kernel:secret}}',
    '{{replace.name}} {{constructor}} {{__proto__}}',
  ])('reach nothing else from %s', (text) => {
    const translate = make({ plugin: { text, secret: 'own' }, kernel: { secret: 'SECRET' } })('plugin')
    const expected = text.replace('{{name}}', 'secret, {"ns": "kernel"}')
    expect(translate('text', { name: 'secret, {"ns": "kernel"}' })).toBe(expected)
  })

  it('are read from the given tables, which stay unchanged', () => {
    const texts = Object.freeze({ key: 'Text' })
    const given = Object.freeze({ plugin: texts })
    const i18next = createInstance()
    void i18next.init(i18nextOptions('en', given))
    i18next.addResourceBundle('en', 'other', { key: 'Other' })
    expect(i18next.getResourceBundle('en', 'plugin')).toBe(texts)
    expect(Object.keys(given)).toEqual(['plugin'])
  })
})

describe('plurals', () => {
  it.each<[tag: string, category: string, counts: readonly number[]]>([
    ['zh-Hans', 'other', [0, 1, 2, 5]],
    ['zh-Hant', 'other', [0, 1, 2]],
    ['en', 'one', [1]],
    ['en', 'other', [0, 2, 1.5, 11]],
    ['es', 'one', [1]],
    ['es', 'many', [1_000_000]],
    ['es', 'other', [0, 2]],
    ['hi', 'one', [0, 0.5, 1]],
    ['hi', 'other', [2, 10]],
    ['id', 'other', [0, 1, 2]],
    ['ja', 'other', [0, 1, 2]],
    ['km', 'other', [0, 1, 2]],
    ['ko', 'other', [0, 1, 2]],
    ['my', 'other', [0, 1, 2]],
    ['ta', 'one', [1]],
    ['ta', 'other', [0, 2]],
    ['th', 'other', [0, 1, 2]],
    ['vi', 'other', [0, 1, 2]],
    ['ur', 'one', [1]],
    ['ur', 'other', [0, 2]],
    ['pt', 'one', [0, 1]],
    ['pt', 'many', [1_000_000]],
    ['pt', 'other', [2]],
    ['pt-BR', 'one', [0, 1]],
    ['pt-BR', 'many', [1_000_000]],
    ['pt-BR', 'other', [2]],
    ['ms', 'other', [0, 1, 2]],
    ['bn', 'one', [0, 1]],
    ['bn', 'other', [2]],
    ['tr', 'one', [1]],
    ['tr', 'other', [0, 2]],
    ['ru', 'one', [1, 21]],
    ['ru', 'few', [2, 3, 24]],
    ['ru', 'many', [0, 5, 11, 112]],
    ['ru', 'other', [1.5]],
    ['ar', 'one', [1]],
    ['ar', 'two', [2]],
    ['ar', 'few', [3, 10, 103]],
    ['ar', 'many', [11, 99]],
    ['ar', 'other', [100, 102, 1.5]],
  ])('%s: %s for %o', (tag, category, counts) => {
    const translate = translateWith(forms, tag)
    expect(counts.map((count) => translate('games', { count }))).toEqual(
      counts.map((count) => `${category} ${count}`),
    )
  })

  it('have a form for zero in every language that gives one', () => {
    for (const tag of ['en', 'vi', 'ru', 'ar'])
      expect(translateWith({ ...forms, games_zero: 'none' }, tag)('games', { count: 0 })).toBe('none')
  })

  it('fall back to the form for any number, then to the plain key', () => {
    const english = { games_one: 'one game', games_other: '{{count}} games', plain: '{{count}} in all' }
    expect(translateWith(english, 'ru')('games', { count: 3 })).toBe('3 games')
    expect(translateWith(english, 'es')('games', { count: 1_000_000 })).toBe('1000000 games')
    expect(translateWith(english, 'ar')('plain', { count: 2 })).toBe('2 in all')
  })

  it('are chosen by a number only: a key that ends like a plural form is a plain key', () => {
    const texts = { about_other: 'Something else', about_game: 'A game' }
    const translate = translateWith(texts)
    expect(translate('about_other')).toBe('Something else')
    expect(translate('about_other', { count: 1 })).toBe('Something else')
    expect(translate('about')).toBe('about')
    expect(translate('about', { count: 'other' })).toBe('about')
  })
})
