import * as v from 'valibot'
import { isRecord, type LanguageCode } from '@foyer/sdk'
import { LANGUAGE_CODES } from '../../../kernel/i18n/languages.ts'
import { didYouMean } from './did-you-mean.ts'
import type { Finding } from './finding.ts'
import { group } from './group.ts'
import { pathText } from './path-text.ts'
import { shapeFindings } from './shape-findings.ts'
import { unknownFields } from './unknown-fields.ts'

/** The entry of every path that has none of its own. */
const OTHERS = '*'
const PATH = /^\/\S*$/

const text = (expected: string) => v.pipe(v.string(expected), v.regex(/\S/, expected))
const ENTRIES = {
  title: text('the title of the page'),
  description: text('what the page is about, in a sentence or two'),
  keywords: v.optional(v.string('words, separated by commas')),
}
const PAGE = group(ENTRIES, 'an object with title and description')

/** Titles and descriptions (RR-05): each page that the profile describes needs them in each language that is offered. */
export function checkMetadata(metadata: unknown, offered: readonly LanguageCode[]): readonly Finding[] {
  if (!isRecord(metadata) || !Object.hasOwn(metadata, OTHERS))
    return [
      {
        code: 'BK-METADATA',
        text: isRecord(metadata)
          ? `metadata has no '*', for pages without titles of their own.`
          : 'metadata is missing.',
        remedy: `Write titles by path and language: { '*': { EN: { title: 'Jade', description: '…' } } }.`,
      },
    ]
  return Object.entries(metadata).flatMap(([path, languages]) => checkPath(path, languages, offered))
}

function checkPath(path: string, languages: unknown, offered: readonly LanguageCode[]): readonly Finding[] {
  const at = ['metadata', path]
  if (path !== OTHERS && !PATH.test(path))
    return [
      {
        code: 'BK-METADATA',
        text: `${pathText(at)} is for no path.`,
        remedy: `Write a path such as '/m/home', or '*'.`,
      },
    ]
  if (!isRecord(languages))
    return [
      {
        code: 'BK-METADATA',
        text: `${pathText(at)} has no titles.`,
        remedy: `Write one for each language: ${offered.join(', ')}.`,
      },
    ]
  const missing = offered.filter((language) => !Object.hasOwn(languages, language))
  return [
    ...missing.map((language): Finding => ({
      code: 'BK-METADATA',
      text: `${pathText(at)} has no ${language}, in which the page is offered.`,
      remedy: `Add its title and description in ${language}.`,
    })),
    ...Object.entries(languages).flatMap(([language, page]): readonly Finding[] =>
      LANGUAGE_CODES.some((code) => code === language)
        ? [
            ...shapeFindings(PAGE, page, 'BK-METADATA', [...at, language]),
            ...unknownFields(page, Object.keys(ENTRIES), 'BK-METADATA', [...at, language]),
          ]
        : [
            {
              code: 'BK-METADATA',
              text: `${pathText([...at, language])} is for no language of the gateway.`,
              remedy: didYouMean(language, LANGUAGE_CODES) ?? 'Remove it.',
            },
          ],
    ),
  ]
}
