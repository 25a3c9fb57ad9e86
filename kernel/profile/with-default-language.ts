import { DEFAULT_LANGUAGE } from './default-language.ts'
import type { Profile, ProfileSource } from './profile.ts'

/** The profile that a merchant's file means: without a default language of its own it has CN, else the first that it serves (LG-01). */
export function withDefaultLanguage(source: ProfileSource): Profile {
  const { languages, defaultLanguage } = source
  const [first = DEFAULT_LANGUAGE] = languages
  const otherwise = languages.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : first
  return { ...source, defaultLanguage: defaultLanguage ?? otherwise }
}
