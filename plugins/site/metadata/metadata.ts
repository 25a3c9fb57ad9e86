import type { Activate } from '@foyer/sdk'
import { canonicalFor } from './canonical-for.ts'
import { keepHead, writeHead } from './head-tags.ts'
import type { manifest } from './manifest.ts'
import { robotsFor } from './robots-for.ts'

export const activate: Activate<typeof manifest> = (context, { site, navigation, i18n }) => {
  const show = (): void => {
    const { path } = navigation.place.get()
    writeHead(document, {
      ...site.metadata(path, i18n.language.get()),
      canonical: canonicalFor(location.origin, site.status.get()?.mainDomain, path),
      robots: robotsFor(location.hostname, path),
    })
  }
  context.defer(keepHead(document))
  show()
  for (const store of [navigation.place, i18n.language, site.status]) context.defer(store.subscribe(show))
}
