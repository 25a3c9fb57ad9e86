import type { Activate } from '@foyer/sdk'
import { canonicalFor } from './canonical-for.ts'
import { snapshotHead, writeHead } from './head-tags.ts'
import type { manifest } from './manifest.ts'
import { robotsFor } from './robots-for.ts'

export const activate: Activate<typeof manifest> = (context, { site, navigation, i18n }) => {
  let latestRequest = 0
  const show = async (): Promise<void> => {
    const request = ++latestRequest
    const { pathname } = navigation.location.get()
    const page = await site.metadata(pathname, i18n.language.get())
    // The player has navigated meanwhile, or the plugin was switched off.
    if (request !== latestRequest || context.signal.aborted) return
    writeHead(document, {
      ...page,
      canonical: canonicalFor(location.origin, site.status.get()?.mainDomain, pathname),
      robots: robotsFor(location.hostname, pathname),
    })
  }
  const update = (): void => void show().catch((error: unknown) => context.logger.error(error))
  context.defer(snapshotHead(document))
  update()
  for (const store of [navigation.location, i18n.language, site.status])
    context.defer(store.subscribe(update))
}
