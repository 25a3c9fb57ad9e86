import type { Profile } from '../../kernel/profile/profile.ts'
import { sitemapHost } from './sitemap-host.ts'

/**
 * A merchant's robots.txt, the same on all its hosts. It forbids nothing: a crawler that may not read a page does not see
 * the page's `noindex` (RR-04), and needs the gateway's answers to render one. It names the sitemap of the indexed host.
 */
export function robotsText(profile: Pick<Profile, 'hosts'>): string {
  const host = sitemapHost(profile)
  return [
    'User-agent: *',
    'Disallow:',
    host === undefined
      ? '# No host of this merchant begins with www: no page is to be indexed, and there is no sitemap.'
      : `Sitemap: https://${host}/sitemap.xml`,
    '',
  ].join('\n')
}
