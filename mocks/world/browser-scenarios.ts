import type { LanguageCode } from '@foyer/sdk'
import { languageCode } from '../../kernel/i18n/languages.ts'
import { defineChoice, defineScenario } from '../define-scenario.ts'
import { FOREIGN_COOKIE, PSEUDO_COOKIE } from '../gateway/constants.ts'
import { DEVICES } from './devices.ts'
import { localOrigin } from './local-origin.ts'

/** The page is served in the language of its cookie. */
export const LANGUAGE = defineScenario<LanguageCode>({
  name: 'lang',
  byDefault: undefined,
  read: languageCode,
  seed: (language): { local?: Record<string, string>; cookies?: Record<string, string> } =>
    language === undefined ? {} : { local: { language }, cookies: { language } },
})

export const THEME = defineChoice({
  name: 'theme',
  group: 'screen',
  label: 'Colour scheme',
  otherwise: 'As the device says',
  choices: { light: 'Light', dark: 'Dark' },
  seed: (theme): { local?: Record<string, string> } => (theme === undefined ? {} : { local: { theme } }),
})

/** Texts are shown in a pseudo-language, by the development server only: no build contains one. */
export const PSEUDO = defineChoice({
  name: 'pseudo',
  group: 'language',
  label: 'Pseudo-language',
  development: true,
  otherwise: 'None',
  choices: { accented: 'Longer, with accents', mirrored: 'The same, right to left' },
  seed: (pseudo): { cookies?: Record<string, string> } =>
    pseudo === undefined ? {} : { cookies: { [PSEUDO_COOKIE]: pseudo } },
})

/** Origin on this machine of a foreign plugin in development, which the development server lets in. */
export const FOREIGN = defineScenario<string>({
  name: 'foreign',
  byDefault: undefined,
  expects: 'http on this machine, such as http://localhost:7301',
  read: localOrigin,
  seed: (foreign): { cookies?: Record<string, string> } =>
    foreign === undefined ? {} : { cookies: { [FOREIGN_COOKIE]: encodeURIComponent(foreign) } },
})

/** The device that the browser plays to the page; its requests have its own user agent still. */
export const DEVICE = defineChoice({
  name: 'device',
  group: 'device',
  label: 'Device',
  fresh: true,
  otherwise: 'This browser',
  choices: mapLabels(DEVICES),
  seed: (device): { local?: Record<string, string> } =>
    device === 'webclip' ? { local: { WEBCLIP: '1' } } : {},
})

/** What the browser's storage does to the page. */
export const STORAGE = defineChoice({
  name: 'storage',
  group: 'storage',
  label: 'Storage',
  otherwise: 'Works',
  choices: { full: 'Full: nothing can be written', refused: 'Refused: reading throws too' },
})

function mapLabels<Name extends string>(
  table: Readonly<Record<Name, { readonly label: string }>>,
): Readonly<Record<Name, string>> {
  const entries = Object.entries(table) as [Name, { readonly label: string }][]
  return Object.fromEntries(entries.map(([name, { label }]) => [name, label])) as Record<Name, string>
}
