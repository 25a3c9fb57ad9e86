import type { LanguageCode } from '@foyer/sdk'
import { languageCode } from '../../kernel/i18n/languages.ts'
import { defineChoice, defineScenario } from '../define-scenario.ts'
import { FOREIGN_COOKIE, PSEUDO_COOKIE } from '../gateway/constants.ts'
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
  label: 'Colour scheme',
  otherwise: 'As the device says',
  choices: { light: 'Light', dark: 'Dark' },
  seed: (theme): { local?: Record<string, string> } => (theme === undefined ? {} : { local: { theme } }),
})

/** Texts are shown in a pseudo-language, by the development server only: no build contains one. */
export const PSEUDO = defineChoice({
  name: 'pseudo',
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
  read: localOrigin,
  seed: (foreign): { cookies?: Record<string, string> } =>
    foreign === undefined ? {} : { cookies: { [FOREIGN_COOKIE]: encodeURIComponent(foreign) } },
})

const DEVICES = ['android', 'ios11', 'ios12', 'ios16', 'ios17', 'ipad', 'native', 'pwa', 'webclip'] as const

/** The device that a test plays, by its own user agent; a web clip has its mark in storage too. */
export const DEVICE = defineScenario<(typeof DEVICES)[number]>({
  name: 'device',
  byDefault: undefined,
  read: (text) => DEVICES.find((device) => device === text),
  seed: (device): { local?: Record<string, string> } =>
    device === 'webclip' ? { local: { WEBCLIP: '1' } } : {},
})
