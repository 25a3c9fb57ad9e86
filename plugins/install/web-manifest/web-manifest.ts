import type { Activate } from '@foyer/sdk'
import type { manifest } from './manifest.ts'
import { manifestAddress } from './manifest-address.ts'

/** One link, made anew where the merchant's code turns out to be another. Browsers look it up when they offer the installation. */
export const activate: Activate<typeof manifest> = (context, { site, navigation }) => {
  const link = Object.assign(document.createElement('link'), { rel: 'manifest' })
  // As the page was opened with: what the player does since makes no other app of it.
  const { search } = navigation.location.get()
  const updateHref = (): void => {
    const href = manifestAddress(site.status.get()?.merchantCode ?? site.merchant.code, search)
    if (link.getAttribute('href') !== href) link.setAttribute('href', href)
  }
  updateHref()
  context.mount(link, document.head)
  context.defer(site.status.subscribe(updateHref))
}
