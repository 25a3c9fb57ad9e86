import type { Activate } from '@foyer/sdk'
import { track } from '../../tracking/contract/track.ts'
import { capturePrompt } from './capture-prompt.ts'
import { manifestAddress } from './manifest-address.ts'
import type { manifest } from './manifest.ts'

/**
 * Maintains one link, replaced when the merchant's code changes. Browsers read it when they offer the installation, and tell
 * when it is done (TR-18).
 */
export const activate: Activate<typeof manifest> = (context, { site, navigation }) => {
  const link = Object.assign(document.createElement('link'), { rel: 'manifest' })
  // The query that the page was opened with: later navigation must not change which app is installed.
  const { search } = navigation.location.get()
  const updateHref = (): void => {
    const href = manifestAddress(site.status.get()?.merchantCode ?? site.merchant.code, search)
    if (link.getAttribute('href') !== href) link.setAttribute('href', href)
  }
  updateHref()
  // Before the link is in the page: the browser sends its prompt once it has read the manifest.
  const homeScreen = capturePrompt(context)
  context.mount(link, document.head)
  context.defer(site.status.subscribe(updateHref))
  addEventListener('appinstalled', () => track(context, { name: 'a2hsInstalled' }), {
    signal: context.signal,
  })
  return { homeScreen }
}
