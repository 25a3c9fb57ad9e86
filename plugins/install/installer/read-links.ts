import { checkUrl, type Platform } from '@foyer/sdk'
import { downloadFor } from '../shared/download-for.ts'
import type { DownloadLink } from '../shared/download-setting-endpoint.ts'

/** The usable links of the gateway for one platform (EN-10): https addresses. */
export interface AppLinks {
  /** The native app. */
  readonly appUrl: string | undefined
  /** The configuration profile with a web clip; iOS only. */
  readonly profileUrl: string | undefined
  /** The app's picture. */
  readonly iconUrl: string | undefined
  /** Resource types of the links that are none. */
  readonly refused: readonly string[]
}

const PROFILE = 'MOBILECONFIG'
const ICON = 'AppDownloadIcon'

/** Links that are no https address are left out, so that the next best one counts. */
export function readLinks(links: readonly DownloadLink[], platform: Platform): AppLinks {
  const checked = links.map(({ resourceType, url }) => ({
    resourceType,
    url: checkUrl(url, { kind: 'https' })?.href,
  }))
  const usable = checked.flatMap(({ resourceType, url }) =>
    url === undefined ? [] : [{ resourceType, url }],
  )
  const first = (type: string): string | undefined =>
    usable.find(({ resourceType }) => resourceType === type)?.url
  return {
    // The profile brings the web app, which is another way.
    appUrl: downloadFor(
      platform,
      usable.filter(({ resourceType }) => resourceType !== PROFILE),
    ),
    profileUrl: platform === 'ios' ? first(PROFILE) : undefined,
    iconUrl: first(ICON),
    refused: checked.flatMap(({ resourceType, url }) => (url === undefined ? [resourceType] : [])),
  }
}

/** No link: the gateway has not answered. */
export const NO_LINKS: AppLinks = {
  appUrl: undefined,
  profileUrl: undefined,
  iconUrl: undefined,
  refused: [],
}
