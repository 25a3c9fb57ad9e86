import { HOME_PATH, type LanguageCode } from '@foyer/sdk'
import { KNOWN_ROUTES } from '../../kernel/host/checks/known-routes.ts'
import { tagOf } from '../../kernel/i18n/languages.ts'
import type { Profile } from '../../kernel/profile/profile.ts'
import { robotsFor } from '../../plugins/site/metadata/robots-for.ts'
import { screensOf } from './negotiate.ts'
import { sitemapHost } from './sitemap-host.ts'

type SitemapProfile = Pick<Profile, 'hosts' | 'languages' | 'metadata'>
interface Alternate {
  readonly hreflang: string
  readonly address: string
}

/**
 * A merchant's sitemap.xml: home and each screen that its profile describes (RR-05), once in the language that is negotiated
 * and once for each of its languages, with the others as alternates. Only what a guest may see (RR-01) and search engines may
 * index (RR-04): without a host that begins with `www` it lists nothing.
 */
export function sitemap(profile: SitemapProfile): string {
  const host = sitemapHost(profile)
  const paths =
    host === undefined
      ? []
      : [HOME_PATH, ...screensOf(profile).map((screen) => `/m/${screen}`)].filter(
          (path) => robotsFor(host, path) === undefined && KNOWN_ROUTES[path] !== 'member',
        )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.flatMap((path) => entriesOf(`https://${host}${path}`, profile.languages)),
    '</urlset>',
    '',
  ].join('\n')
}

function entriesOf(page: string, languages: readonly LanguageCode[]): readonly string[] {
  // Two codes may have one tag (TY is served in English): a tag is listed once.
  const byTag = new Map([...languages].reverse().map((code) => [tagOf(code), code]))
  const alternates: readonly Alternate[] = [
    { hreflang: 'x-default', address: page },
    ...[...byTag].reverse().map(([tag, code]) => ({ hreflang: tag, address: `${page}?language=${code}` })),
  ]
  const links = alternates.map(
    ({ hreflang, address }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address}"/>`,
  )
  return alternates.map(({ address }) => `<url><loc>${address}</loc>${links.join('')}</url>`)
}
