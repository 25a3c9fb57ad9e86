import { isHomePath, type LanguageCode } from '@foyer/sdk'
import type { Profile } from '../../kernel/profile/profile.ts'

/**
 * The language a page is served in: query `language`, then the cookie that mirrors the player's choice, then
 * the first tag of Accept-Language, then the merchant's default. The nginx configuration made at bake follows
 * the same table.
 */
export function pickLanguage(
  profile: Pick<Profile, 'languages' | 'defaultLanguage'>,
  asked: { readonly query?: string | null; readonly cookie?: string | null; readonly accept?: string | null },
): LanguageCode {
  const served = (code: string | null | undefined): LanguageCode | undefined =>
    code ? profile.languages.find((language) => language === code.toUpperCase()) : undefined
  return (
    served(asked.query) ??
    served(asked.cookie) ??
    acceptedLanguage(profile.languages, asked.accept) ??
    profile.defaultLanguage
  )
}

/** Accept-Language patterns of each code, tried in the merchant's order against the header's first tag. */
const ACCEPT_PATTERNS: Partial<Record<LanguageCode, string>> = {
  TW: 'zh-(hant|tw|hk|mo)',
  CN: 'zh(?!-(hant|tw|hk|mo))',
  'PT-BR': 'pt',
  ID: '(id|in)',
}
/** Regular expression source that matches the first tag of an Accept-Language header for a language. */
export const acceptPattern = (code: LanguageCode): string =>
  `^${ACCEPT_PATTERNS[code] ?? code.toLowerCase()}(-[a-z0-9-]+)?([,; ]|$)`

const acceptedLanguage = (
  languages: readonly LanguageCode[],
  accept: string | null | undefined,
): LanguageCode | undefined =>
  accept ? languages.find((code) => new RegExp(acceptPattern(code), 'i').test(accept)) : undefined

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
