// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TEXT_LANGUAGES } from '../../kernel/i18n/languages.ts'
import { checkTexts } from './text-faults.ts'
import { unusedKeys } from './unused-texts.ts'

const FOLDER = 'plugins/games/lobby'
const TEXTS = {
  title: 'Games',
  hello: 'Hello {{name}}',
  left_one: '{{count}} left',
  left_other: '{{count}} left',
}
const TERMS = '| English | Text |\n| --- | --- |\n| order | order |\n| draw | draw |'
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other']
/** Another text for each key, with the same placeholders; English where it is `EN`. */
const textsIn = (language: string): Readonly<Record<string, string>> =>
  language === 'EN'
    ? TEXTS
    : {
        title: `${TEXTS.title} ${language}`,
        hello: `${TEXTS.hello} ${language}`,
        ...Object.fromEntries(FORMS.map((form) => [`left_${form}`, `{{count}} left ${language}`])),
      }
const VI = textsIn('VI')

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-texts-'))
  for (const language of TEXT_LANGUAGES) write(`locales/${language}.json`, textsIn(language))
  write('lobby.ts', "t('title'); t('hello', { name }); t('left', { count })")
  write(
    '../../../docs/glossary/EN.md',
    '| English | Text |\n| --- | --- |\n| order | order |\n| draw | draw |',
  )
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, content: unknown): void {
  const path = join(root, FOLDER, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
}
const remove = (file: string): void => rmSync(join(root, FOLDER, file))
const faults = (): readonly string[] =>
  checkTexts(root).faults.map((fault) => fault.replace(`${FOLDER}: `, ''))

describe('the check of the texts', () => {
  it('finds nothing wrong with texts that are whole', () => expect(faults()).toEqual([]))
  it.each<[what: string, plant: () => void, fault: string]>([
    ['a missing key', () => write('locales/VI.json', { ...VI, hello: undefined }), 'VI lacks hello'],
    [
      'an extra key',
      () => write('locales/VI.json', { ...VI, extra: 'x' }),
      'VI has extra, which English has not',
    ],
    ['an empty text', () => write('locales/VI.json', { ...VI, title: ' ' }), 'VI: title is empty'],
    [
      'a misspelt placeholder',
      () => write('locales/VI.json', { ...VI, hello: 'Chào {{nmae}}' }),
      'VI: hello has other placeholders than English',
    ],
    [
      'a text that is left in English',
      () => write('locales/VI.json', { ...VI, title: TEXTS.title }),
      'VI: title is left in English',
    ],
    [
      'a missing plural form',
      () => write('locales/ES.json', { ...textsIn('ES'), left_many: undefined }),
      'ES lacks the plural form left_many',
    ],
    [
      'a term that a glossary lacks',
      () => write('../../../docs/glossary/VI.md', '| English | VI |\n| --- | --- |\n| draw | x |'),
      'docs/glossary/VI.md: the term “order” is missing',
    ],
    ['an unused text', () => write('lobby.ts', "t('title'); t('left', { count })"), 'hello is not used'],
    ['a language without texts', () => remove('locales/MY.json'), 'there are no texts in MY'],
    [
      'no texts in a language that few merchants list',
      () => remove('locales/AR.json'),
      'there are no texts in AR',
    ],
    [
      'a list with a language that has texts',
      () => write('untranslated.json', ['VI']),
      'untranslated.json names VI, which has texts',
    ],
    [
      'a list with a language for which no texts are wanted',
      () => write('untranslated.json', ['TY']),
      'untranslated.json names TY, which needs no texts',
    ],
  ])('[LG-04] finds %s', (_what, plant, fault) => {
    plant()
    expect(faults()).toEqual([fault])
  })
  it('accepts words that a language shares with English, and texts without any', () => {
    write('../../../docs/glossary/VI.md', `- Same as in English: Chat, Games.\n\n${TERMS}`)
    const shared = { title: TEXTS.title, hello: '{{name}}: Chat' }
    write('locales/EN.json', { ...TEXTS, hello: shared.hello })
    for (const language of TEXT_LANGUAGES)
      if (language !== 'EN')
        write(`locales/${language}.json`, { ...textsIn(language), hello: `{{name}} ${language}` })
    write('locales/VI.json', { ...VI, ...shared })
    expect(faults()).toEqual([])
  })
  it.each<[what: string, file: string, content: unknown, code: string]>([
    ['a table that is an array', 'locales/VI.json', ['Trò chơi'], 'TX-FILE'],
    ['a table that is no JSON', 'locales/VI.json', '{', 'TX-FILE'],
    ['texts in no language of the site', 'locales/XX.json', TEXTS, 'TX-LANGUAGE'],
    ['a list that is none', 'untranslated.json', '"MY"', 'TX-UNTRANSLATED'],
    ['a list that is an object', 'untranslated.json', { MY: true }, 'TX-UNTRANSLATED'],
    ['a list with no language of the site', 'untranslated.json', ['XX'], 'TX-UNTRANSLATED'],
    ['a list that is no JSON', 'untranslated.json', '["MY"', 'TX-FILE'],
  ])('finds %s, by a code and its file, and goes on', (_what, file, content, code) => {
    write(file, content)
    write('../lotto/locales/EN.json', { title: '' })
    const [first, ...others] = checkTexts(root).faults
    expect(first).toMatch(new RegExp(`^${FOLDER}: ${code}: .*${file.replaceAll('.', '[.]')}`))
    expect(others).toContain('plugins/games/lotto: EN: title is empty')
  })
  it('accepts and tells the languages that a new plugin lacks', () => {
    for (const language of ['MY', 'KM']) remove(`locales/${language}.json`)
    write('untranslated.json', ['MY', 'KM'])
    expect(checkTexts(root)).toEqual({ faults: [], untranslated: new Map([[FOLDER, ['MY', 'KM']]]) })
  })
  it('[LG-04] finds nothing wrong with the texts of this project', () =>
    expect(checkTexts(process.cwd()).faults).toEqual([]))
})

it('texts that no source names are found, and those of templates are not', () =>
  expect(unusedKeys(['a', 'b', 'state_new', 'c'], "t('a'); t(`state_${x}`); t('b_2')")).toEqual(['b', 'c']))
