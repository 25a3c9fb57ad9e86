import type { Platform } from '@foyer/sdk'
import type { DownloadLink } from './endpoints.ts'

/** Which links fit a platform, best first (EN-10). */
const RESOURCE_TYPES: Readonly<Record<Platform, readonly string[]>> = {
  ios: ['IOS', 'MOBILECONFIG', 'AppDownloadIcon'],
  android: ['Android', 'AppDownloadIcon'],
  other: ['AppDownloadIcon'],
}

/** The address of the app for a platform; `undefined` where the gateway names none. */
export function downloadFor(platform: Platform, links: readonly DownloadLink[]): string | undefined {
  const matching = RESOURCE_TYPES[platform].map((type) =>
    links.find(({ resourceType }) => resourceType === type),
  )
  return matching.find((link) => link !== undefined)?.url
}
