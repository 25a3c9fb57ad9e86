import type { Platform } from '@foyer/sdk'
import type { DownloadLink } from './download-setting-endpoint.ts'

/** Resource types of the downloads for each platform, best first (EN-10). AppDownloadIcon is a picture, and no download. */
const RESOURCE_TYPES: Readonly<Record<Platform, readonly string[]>> = {
  ios: ['IOS', 'MOBILECONFIG'],
  android: ['Android'],
  other: [],
}

/** The download address of a platform's app; `undefined` if the gateway has none. */
export function downloadFor(platform: Platform, links: readonly DownloadLink[]): string | undefined {
  const matching = RESOURCE_TYPES[platform].map((type) =>
    links.find(({ resourceType }) => resourceType === type),
  )
  return matching.find((link) => link !== undefined)?.url
}
