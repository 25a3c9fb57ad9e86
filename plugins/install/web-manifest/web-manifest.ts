import type { Activate } from '@foyer/sdk'
import type { manifest } from './manifest.ts'
import { manifestAddress } from './manifest-address.ts'

/** Maintains one link, replaced when the merchant's code changes. Browsers read it when they offer the installation. */
export const activate: Activate<typeof manifest> = (context, { site, navigation }) => {
  const link = Object.assign(document.createElement('link'), { rel: 'manifest' })
  // The query that the page was opened with: later navigation must not change which app is installed.
  const { search } = navigation.location.get()
  const updateHref = (): void => {
    const href = manifestAddress(site.status.get()?.merchantCode ?? site.merchant.code, search)
    if (link.getAttribute('href') !== href) link.setAttribute('href', href)
  }
  updateHref()
  context.mount(link, document.head)
  context.defer(site.status.subscribe(updateHref))
}
