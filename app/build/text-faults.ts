import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { CodedError, type LanguageCode, type Texts } from '@foyer/sdk'
import { LANGUAGE_CODES, TEXT_LANGUAGES } from '../../kernel/i18n/languages.ts'
import { tableFaults } from '../../sdk/src/testing/conformance/table-faults.ts'
import { type Glossary, glossaryFaults, readGlossaries } from './glossary.ts'
import { readJson, readTable, textFolders } from './text-folders.ts'
import { unusedTexts } from './unused-texts.ts'

/** Beside `locales`: the languages that a new plugin has no texts in yet, as a list. English replaces them. */
const UNTRANSLATED = 'untranslated.json'
export interface TextReport {
  /** One line each, with the folder. */
  readonly faults: readonly string[]
  /** Languages that a plugin admits to lack, by folder. */
  readonly untranslated: ReadonlyMap<string, readonly string[]>
}

/**
 * What is wrong with the project's texts: languages, keys, plural forms and placeholders that differ from English, texts that are
 * left in English, texts that no source uses, terms that a language's glossary lacks. Of a folder with a file that cannot be read (`TX-FILE`, `TX-LANGUAGE`, `TX-UNTRANSLATED`) that one alone is
 * found. @param root - the project's folder
 */
export function checkTexts(root: string): TextReport {
  const faults: string[] = []
  const untranslated = new Map<string, readonly string[]>()
  const glossaries = readGlossaries(root)
  for (const locales of textFolders(root).values()) {
    const folder = relative(root, dirname(locales))
    try {
      const tables = readTables(locales)
      const admitted = readUntranslated(join(root, folder, UNTRANSLATED))
      if (admitted.length > 0) untranslated.set(folder, admitted)
      const found = [
        ...languageFaults(Object.keys(tables), admitted),
        ...tableFaults(tables),
        // A new plugin's own name is its folder's.
        ...englishFaults(tables, admitted.length > 0 ? basename(folder).split('-') : [], glossaries),
        ...unusedTexts(tables['EN'] ?? {}, folder, root).map((key) => `${key} is not used`),
      ]
      faults.push(...found.map((fault) => `${folder}: ${fault}`))
    } catch (error) {
      if (!(error instanceof CodedError)) throw error
      faults.push(`${folder}: ${error.message}`)
    }
  }
  return { faults: [...faults, ...glossaryFaults(glossaries)], untranslated }
}

const readTables = (locales: string): Readonly<Record<string, Texts>> =>
  Object.fromEntries(
    readdirSync(locales)
      .filter((file) => file.endsWith('.json'))
      .map((file) => {
        const language = file.replace('.json', '')
        if (!isLanguage(language)) throw new CodedError('TX-LANGUAGE', { file: join(locales, file) })
        return [language, readTable(join(locales, file))]
      }),
  )
const isLanguage = (code: unknown): code is LanguageCode =>
  LANGUAGE_CODES.some((language) => language === code)

function readUntranslated(file: string): readonly string[] {
  if (!existsSync(file)) return []
  const list = readJson(file)
  if (!Array.isArray(list) || !list.every(isLanguage)) throw new CodedError('TX-UNTRANSLATED', { file })
  return list
}

/** Texts that are their English ones, but for names and words that the language shares with English. */
const englishFaults = (
  { EN = {}, ...others }: Readonly<Record<string, Texts>>,
  names: readonly string[],
  glossaries: ReadonlyMap<string, Glossary>,
): readonly string[] =>
  Object.entries(others).flatMap(([language, texts]) => {
    const { shared = new Set() } = glossaries.get(language) ?? {}
    const mayBe = new Set([...shared, ...names])
    return Object.entries(texts)
      .filter(([key, text]) => text === EN[key] && !wordsOf(text).every((word) => mayBe.has(word)))
      .map(([key]) => `${language}: ${key} is left in English`)
  })

/** In lower case, without short ones (units) and those in capitals (names, as CNPJ). */
const wordsOf = (text: string): readonly string[] =>
  (text.replaceAll(/\{\{[^{}]*\}\}/g, '').match(/[\p{L}-]{4,}/gu) ?? [])
    .filter((word) => word !== word.toUpperCase())
    .map((word) => word.toLowerCase())

function languageFaults(written: readonly string[], admitted: readonly string[]): readonly string[] {
  const required: readonly string[] = TEXT_LANGUAGES
  return [
    ...required
      .filter((language) => !written.includes(language) && !admitted.includes(language))
      .map((language) => `there are no texts in ${language}`),
    ...admitted
      .filter((language) => !required.includes(language))
      .map((language) => `${UNTRANSLATED} names ${language}, which needs no texts`),
    ...admitted
      .filter((language) => written.includes(language))
      .map((language) => `${UNTRANSLATED} names ${language}, which has texts`),
  ]
}
