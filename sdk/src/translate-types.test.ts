// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { keyedText } from './keyed-text.ts'
import type { useTranslation } from './react/hooks.ts'
import type { I18n } from './services/i18n.ts'
import type { KeyedText, PlainKey, Translate } from './services/translate.ts'
import { fakeI18n } from './testing/fake-i18n.ts'

/*
 * Which keys and values `Translate` accepts and refuses. `tsc` is the judge, as in types.test.ts: each `@ts-expect-error`
 * below fails the check if the line after it ever compiles.
 */

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'test.one': {
      title: 'Title'
      hello: 'Hello {{name}}, it is {{day}}'
      games_one: '{{count}} game'
      games_other: '{{count}} games'
      waiting: 'Waiting'
      state_new: 'New'
      state_old: 'Old since {{day}}'
      about_other: 'Something else'
    }
    'test.two': { title: 'Other title'; hello: 'Hello {{name}}'; only_two: 'Two' }
  }
}

const texts = {
  title: 'Title',
  hello: 'Hello {{name}}, it is {{day}}',
  games_one: '{{count}} game',
  games_other: '{{count}} games',
}
const i18n: I18n = fakeI18n(texts)
const t = i18n.translate('test.one')

/** Never called: only its types matter. */
export function refused(useTexts: typeof useTranslation, id: string, state: 'new' | 'old'): void {
  // @ts-expect-error -- no such key
  t('titel')
  // @ts-expect-error -- a key that only the other namespace has
  t('only_two')
  // @ts-expect-error -- no values
  t('hello')
  // @ts-expect-error -- a value is missing
  t('hello', { name: 'Lan' })
  // @ts-expect-error -- a misspelt value
  t('hello', { name: 'Lan', dya: 'Monday' })
  // @ts-expect-error -- a value that is no text
  t('hello', { name: 'Lan', day: new Date(0) })
  // @ts-expect-error -- a plural without its count
  t('games')
  // @ts-expect-error -- a count that is no number
  t('games', { count: '2' })
  // @ts-expect-error -- the form is chosen by `count`
  t('games_one', { count: 1 })
  // @ts-expect-error -- a key of any text
  t(id)
  // @ts-expect-error -- the pieces do not make a key in each case
  t(`condition_${state}`)
  // @ts-expect-error -- a value that only one of the keys needs
  t(`state_${state}`)
  // @ts-expect-error -- the form of a known namespace, by its id
  i18n.translate<'test.one'>(id)('titel')
  // @ts-expect-error -- no such namespace
  i18n.translate('test.three')('title')
  // @ts-expect-error -- the component's own texts need the plugin's id
  useTexts()('title')
  // @ts-expect-error -- no such key
  useTexts<'test.one'>()('titel')
  // @ts-expect-error -- a key that only one of both has
  useTexts<'test.one' | 'test.two'>()('waiting')
  // @ts-expect-error -- what one of both needs
  useTexts<'test.one' | 'test.two'>()('hello', { name: 'Lan' })
  // @ts-expect-error -- not every text is a key
  const loose: Translate = t
  // @ts-expect-error -- needs values
  const plain: PlainKey<'test.one'> = 'hello'
  // @ts-expect-error -- needs both values
  const keyed: KeyedText<'test.one'> = { key: 'hello', values: { name: 'Lan' } }
  // @ts-expect-error -- of another namespace
  keyedText(t, { key: 'only_two' })
  void [loose, plain, keyed]
}

/** Never called. */
export function accepted(useTexts: typeof useTranslation, id: string, state: 'new' | 'old'): void {
  t(`state_${state}`, { day: 'Monday' })
  t('about_other')
  useTexts<'test.one'>(id)('waiting')
  useTexts('test.two')('only_two')
  useTexts(id)('anything', { at: 'all' })
  useTexts<'test.one' | 'test.two'>()('hello', { name: 'Lan', day: 'Monday' })
  const shared: Translate<'test.one' | 'test.two'> = t
  shared('title')
}

describe('what compiles', () => {
  it('gives the texts', () => {
    const keyed: KeyedText<'test.one'> = { key: 'hello', values: { name: 'Lan', day: 'Monday' } }
    expect([t('title'), t('games', { count: 2 }), keyedText(t, keyed)]).toEqual([
      'Title',
      '2 games',
      'Hello Lan, it is Monday',
    ])
  })
})
