import { isHomePath, type LanguageCode } from '@foyer/sdk'
import { LANGUAGE_CODES } from '../../kernel/i18n/languages.ts'
import type { Profile } from '../../kernel/profile/profile.ts'

/**
 * The language a page is served in: query `language`, then the cookie that mirrors the player's choice, then
 * the merchant's default (LG-01), or for a merchant that follows browsers first the first language of
 * Accept-Language that the merchant serves. The nginx configuration made at bake follows the same table.
 */
export function pickLanguage(
  profile: Pick<Profile, 'languages' | 'defaultLanguage' | 'followBrowserLanguage'>,
  asked: { readonly query?: string | null; readonly cookie?: string | null; readonly accept?: string | null },
): LanguageCode {
  const served = (code: string | null | undefined): LanguageCode | undefined =>
    code ? profile.languages.find((language) => language === code.toUpperCase()) : undefined
  return (
    served(asked.query) ??
    served(asked.cookie) ??
    (profile.followBrowserLanguage ? acceptedLanguage(profile.languages, asked.accept) : undefined) ??
    profile.defaultLanguage
  )
}

/** Languages that browsers name in another way than by the code, and Accept-Language patterns of these tags. */
const TAG_OF: Partial<Record<LanguageCode, string>> = { TW: 'zh-hant', CN: 'zh', 'PT-BR': 'pt' }
const TAG_PATTERNS: Readonly<Record<string, string>> = {
  'zh-hant': 'zh-(hant|tw|hk|mo)',
  zh: 'zh(?!-(hant|tw|hk|mo))',
  id: '(id|in)',
}
const acceptTag = (code: LanguageCode): string => TAG_OF[code] ?? code.toLowerCase()

/** So many of a browser's languages are looked at, in their order: browsers write them by preference. */
export const ACCEPT_DEPTH = 5

/** What a language of an Accept-Language header may ask for; each fits at most one. */
export const ACCEPT_TAGS: readonly string[] = [...new Set(LANGUAGE_CODES.map(acceptTag))]

/** Regular expression source that matches the first language of an Accept-Language header, or of the rest of one. */
export const acceptPattern = (tag: string): string => `^${TAG_PATTERNS[tag] ?? tag}(-[a-z0-9-]+)?([,; ]|$)`

/** Who reads one Chinese script reads the other sooner than another language. */
const RELATED: Readonly<Record<string, string>> = { 'zh-hant': 'zh', zh: 'zh-hant' }

/** The first of a merchant's languages, in its order, that a tag asks for; else one that its readers read too. */
export const acceptedBy = (languages: readonly LanguageCode[], tag: string): LanguageCode | undefined =>
  languages.find((code) => acceptTag(code) === tag) ??
  languages.find((code) => acceptTag(code) === RELATED[tag])

function acceptedLanguage(
  languages: readonly LanguageCode[],
  accept: string | null | undefined,
): LanguageCode | undefined {
  const asked = (accept ?? '').split(/,\s*/).slice(0, ACCEPT_DEPTH)
  const tags = asked.flatMap(
    (language) => ACCEPT_TAGS.find((tag) => new RegExp(acceptPattern(tag), 'i').test(language)) ?? [],
  )
  return tags.map((tag) => acceptedBy(languages, tag)).find((code) => code !== undefined)
}

/** The page for browsers that the site cannot run in: `/m/older`, plain HTML of its own (`app/older/older-page.ts`). */
export const OLDER_SCREEN = 'older'

/** A path that has a page of its own if the profile describes it: crawlers do not run scripts (RR-05). */
const SCREEN = /^\/m\/([A-Za-z0-9_-]+)$/

/** Screens that a profile describes, by the name in their path. All others but `/m/older` are home or the shell. */
export const screensOf = ({ metadata }: Pick<Profile, 'metadata'>): readonly string[] =>
  Object.keys(metadata).flatMap((path) => {
    const screen = isHomePath(path) ? undefined : SCREEN.exec(path)?.[1]
    return screen === undefined || screen === OLDER_SCREEN ? [] : [screen]
  })

/**
 * Which of a merchant's files an address shows: the rendered home, the page of a screen, or the shell that
 * loads any other screen. A screen's page is the shell with its own title.
 *
 * @param screens as `screensOf` gives them
 */
export function pageFile(path: string, screens: readonly string[]): string {
  if (isHomePath(path)) return 'home.html'
  const screen = SCREEN.exec(path)?.[1]
  return screen !== undefined && (screen === OLDER_SCREEN || screens.includes(screen))
    ? screenFile(screen)
    : 'index.html'
}
export const screenFile = (screen: string): string => `screen-${screen}.html`
