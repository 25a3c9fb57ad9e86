import type { Platform } from '@foyer/sdk'
import type { DownloadLink } from './endpoints.ts'

/** Resource types of the links for each platform, best first (EN-10). */
const RESOURCE_TYPES: Readonly<Record<Platform, readonly string[]>> = {
  ios: ['IOS', 'MOBILECONFIG', 'AppDownloadIcon'],
  android: ['Android', 'AppDownloadIcon'],
  other: ['AppDownloadIcon'],
}

/** The download address of a platform's app; `undefined` if the gateway has none. */
export function downloadFor(platform: Platform, links: readonly DownloadLink[]): string | undefined {
  const matching = RESOURCE_TYPES[platform].map((type) =>
    links.find(({ resourceType }) => resourceType === type),
  )
  return matching.find((link) => link !== undefined)?.url
}
