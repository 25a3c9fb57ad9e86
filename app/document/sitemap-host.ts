import { HOME_PATH } from '@foyer/sdk'
import type { Profile } from '../../kernel/profile/profile.ts'
import { robotsFor } from '../../plugins/site/metadata/robots-for.ts'

/**
 * The host whose addresses a merchant's sitemap lists: the first of its profile that search engines may index (RR-04: it
 * begins with `www`). Undefined: none may be indexed.
 */
export const sitemapHost = ({ hosts }: Pick<Profile, 'hosts'>): string | undefined =>
  hosts.find((host) => host !== 'localhost' && robotsFor(host, HOME_PATH) === undefined)
