import type { LanguageCode } from '@foyer/sdk'
import { LANGUAGE_CODES, languageCode } from '../../../kernel/i18n/languages.ts'
import { offeredLanguages } from '../../build/offered-languages.ts'
import type { TextTable } from '../../build/texts.ts'
import { didYouMean } from './did-you-mean.ts'
import type { Finding } from './finding.ts'

export interface LanguageCheck {
  readonly findings: readonly Finding[]
  /** The languages that pages are made in. */
  readonly offered: readonly LanguageCode[]
}

const MOST_NAMED = 3

/** A merchant’s languages: the gateway’s codes, each once, with texts; the default is one that is offered. */
export function checkLanguages(
  languages: readonly string[],
  defaultLanguage: string | undefined,
  texts: Pick<TextTable, 'lacking'>,
): LanguageCheck {
  const findings: Finding[] = []
  const known: LanguageCode[] = []
  for (const [index, language] of languages.entries()) {
    const code = languageCode(language)
    const at = `languages[${index}] is "${language}"`
    if (!code)
      findings.push({
        code: 'BK-LANGUAGE',
        text: `${at}, which is no language of the gateway.`,
        remedy: didYouMean(language, LANGUAGE_CODES) ?? `Write one of ${LANGUAGE_CODES.join(', ')}.`,
      })
    else if (code !== language)
      findings.push({ code: 'BK-LANGUAGE', text: `${at}, not in capitals.`, remedy: `Write ${code}.` })
    else if (known.includes(code))
      findings.push({ code: 'BK-LANGUAGE', text: `${at}, a second time.`, remedy: 'Remove one of the two.' })
    else known.push(code)
  }
  const { offered, withheld } = offeredLanguages(known, texts)
  for (const { language, namespaces } of withheld) {
    const more = namespaces.length > MOST_NAMED ? ` and ${namespaces.length - MOST_NAMED} more` : ''
    findings.push({
      code: 'BK-TEXTS',
      severity: 'warning',
      text: `languages has ${language}, which has no texts in ${namespaces.slice(0, MOST_NAMED).join(', ')}${more}: no page offers it.`,
      remedy: `Add locales/${language}.json beside each EN.json, or remove the language.`,
    })
  }
  if (languages.length === 0)
    findings.push({
      code: 'BK-LANGUAGE',
      text: 'languages is empty.',
      remedy: 'List at least one, such as EN.',
    })
  else if (defaultLanguage !== undefined && !offered.some((language) => language === defaultLanguage))
    findings.push({
      code: 'BK-LANGUAGE',
      text: `defaultLanguage is "${defaultLanguage}", ${languages.includes(defaultLanguage) ? 'which no page can be offered in' : 'which is none of the languages'}.`,
      remedy:
        offered.length > 0
          ? `Write one of ${offered.join(', ')}.`
          : 'Offer a language that has texts, such as EN.',
    })
  return { findings, offered }
}
