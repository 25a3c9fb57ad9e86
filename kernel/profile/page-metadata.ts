import { HOME_PATH, isHomePath, type LanguageCode, type Merchant, type PageMetadata } from '@foyer/sdk'
import type { Profile } from './profile.ts'

/**
 * The profile's metadata of a page (RR-05): for its path, else for `*`, marked `general`; in the player's language, else in the
 * merchant's. All home addresses are one page. Without metadata the title is the merchant's name.
 */
export function pageMetadata(
  metadata: Profile['metadata'],
  { name, defaultLanguage }: Pick<Merchant, 'name' | 'defaultLanguage'>,
  path: string,
  language: LanguageCode,
): PageMetadata {
  const page = metadata[isHomePath(path) ? HOME_PATH : path]
  const other = metadata['*']
  return (
    page?.[language] ??
    general(other?.[language]) ??
    page?.[defaultLanguage] ??
    general(other?.[defaultLanguage] ?? { title: name, description: name })
  )
}

function general(page: PageMetadata): PageMetadata
function general(page: PageMetadata | undefined): PageMetadata | undefined
function general(page: PageMetadata | undefined): PageMetadata | undefined {
  return page && { ...page, general: true }
}
