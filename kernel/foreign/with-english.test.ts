// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import type { TextSource } from '../i18n/texts-backend.ts'
import { withEnglish } from './with-english.ts'

const EN = {
  title: 'Draw',
  again: 'Draw again',
  drawn_one: 'Drawn once',
  drawn_other: 'Drawn {{count}} times',
}
const read = async (source: TextSource, language: Parameters<TextSource>[0]) => {
  const onMissing = vi.fn()
  return { texts: await withEnglish(source, onMissing)(language), missing: onMissing.mock.calls }
}
const sourceOf =
  (tables: Readonly<Record<string, unknown>>): TextSource =>
  (language) =>
    tables[language]

describe('a foreign plugin’s texts in a language', () => {
  it.each([
    ['has them all, with the forms of a plural that it has', 'VI', { title: 'Rút', again: 'Rút lại', drawn_other: 'Đã rút {{count}} lần' }, []],
    ['lacks some', 'VI', { title: 'Rút' }, ['again', 'drawn']],
    ['lacks a plural', 'VI', { title: 'Rút', again: 'Rút lại' }, ['drawn']],
    ['has none', 'VI', undefined, ['title', 'again', 'drawn']],
    ['has an empty table', 'VI', {}, ['title', 'again', 'drawn']],
    ['has an empty text, which is one', 'VI', { title: '', again: '', drawn_other: '' }, []],
  ] as const)('that %s: its own, and English for the rest, by key', async (_what, language, own, lacking) => {
    const { texts, missing } = await read(sourceOf({ EN, [language]: own }), language)
    expect(texts).toMatchObject({ title: 'Draw', again: 'Draw again', drawn_other: EN.drawn_other, ...own })
    expect(missing).toEqual(lacking.length === 0 ? [] : [[language, lacking]])
  }) // prettier-ignore

  it('whose plural has forms that English lacks: each has a text, its own before the English', async () => {
    const { texts } = await read(sourceOf({ EN }), 'RU')
    expect(texts).toMatchObject({
      drawn_one: EN.drawn_one,
      drawn_few: EN.drawn_other,
      drawn_many: EN.drawn_other,
    })
    const own = await read(sourceOf({ EN, RU: { ...EN, drawn_other: '{{count}} раза' } }), 'RU')
    expect(own.texts).toMatchObject({ drawn_few: '{{count}} раза', drawn_one: EN.drawn_one })
    expect(own.missing).toEqual([])
  })

  it('whose English has a form for none: it is shown for none', async () => {
    const source = sourceOf({ EN: { ...EN, drawn_zero: 'Not drawn yet' } })
    expect((await read(source, 'VI')).texts).toMatchObject({ drawn_zero: 'Not drawn yet' })
  })

  it('English itself is asked once, and lacks nothing', async () => {
    const source = vi.fn(sourceOf({ EN: { title: 'Draw' } }))
    expect(await read(source, 'EN')).toEqual({ texts: { title: 'Draw' }, missing: [] })
    expect(source).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['a text', 'texts'],
    ['a list', ['texts']],
  ])('which are %s, no table: stay as they are, to be refused', async (_what, own) => {
    expect(await read(sourceOf({ EN, VI: own }), 'VI')).toEqual({ texts: own, missing: [] })
  })

  it.each([
    ['English, which has none', 'EN', (): unknown => undefined],
    ['a language that has none, where the English has none', 'VI', (): unknown => undefined],
    ['a language that has none, where the English rejects', 'VI', () => Promise.reject(new Error('broken'))],
  ] as const)('of %s: there are none, so that no key is shown', async (_what, language, english) => {
    const source: TextSource = (asked) => (asked === 'EN' ? english() : undefined)
    expect(await read(source, language)).toEqual({ texts: undefined, missing: [] })
  })

  it.each([
    ['throws', () => { throw new Error('broken') }],
    ['rejects', () => Promise.reject(new Error('broken'))],
    ['is no table', () => 'texts'],
  ])('are shown where the English %s', async (_what, english) => {
    const source: TextSource = (language) => (language === 'EN' ? english() : { title: 'Rút' })
    expect(await read(source, 'VI')).toEqual({ texts: { title: 'Rút' }, missing: [] })
  }) // prettier-ignore

  it('that cannot be loaded reject, to be asked again', async () => {
    const source: TextSource = (language) =>
      language === 'EN' ? EN : Promise.reject(new Error('no network'))
    await expect(withEnglish(source, () => {})('VI')).rejects.toThrow('no network')
  })
})
