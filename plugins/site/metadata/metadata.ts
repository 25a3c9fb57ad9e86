import { type Activate, findRoute, routes, HOME_PATH, isHomePath, parseUrl } from '@foyer/sdk'
import { titleOf } from '../contract/title-of.ts'
import { snapshotHead, writeHead } from './head-tags.ts'
import type { manifest } from './manifest.ts'
import { robotsFor } from './robots-for.ts'

export const activate: Activate<typeof manifest> = (context, { site, navigation, i18n }) => {
  const screens = context.contributions(routes)
  let latestRequest = 0
  const show = async (): Promise<void> => {
    const request = ++latestRequest
    const { pathname } = navigation.location.get()
    const page = await site.metadata(pathname, i18n.language.get())
    const title = await titleOf(page, findRoute(screens.get(), pathname), i18n, site.merchant)
    // The player has navigated meanwhile, or the plugin was switched off.
    if (request !== latestRequest || context.signal.aborted) return
    writeHead(document, {
      ...page,
      title,
      canonical: canonicalFor(location.origin, site.status.get()?.mainDomain, pathname),
      robots: robotsFor(location.hostname, pathname),
    })
  }
  const update = (): void => void show().catch((error: unknown) => context.logger.error(error))
  context.defer(snapshotHead(document))
  update()
  for (const store of [navigation.location, i18n.language, site.status, screens])
    context.defer(store.subscribe(update))
}

/**
 * The canonical address of a page for search engines (RR-05): on the merchant's main domain if known, without query and
 * hash, and the same for all home addresses.
 *
 * @param origin of the page as it was opened
 * @param mainDomain `www.lotus.example`, with or without a scheme; one that cannot be read counts as absent
 */
export function canonicalFor(origin: string, mainDomain: string | undefined, path: string): string {
  const address = mainDomain?.includes('://') ? mainDomain : `https://${mainDomain}`
  const main = mainDomain ? parseUrl(address) : undefined
  const base = main?.protocol === 'https:' ? main.origin : origin
  return base + (isHomePath(path) ? HOME_PATH : path)
}
