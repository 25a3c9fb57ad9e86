import type { Activate } from '@foyer/sdk'
import { track } from '../../tracking/contract.ts'
import { capturePrompt } from './capture-prompt.ts'
import type { manifest } from './manifest.ts'

const MANIFEST_PATH = '/wps/system/manifest.json'

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

/**
 * The address of this page's web manifest at the gateway (CA-29). It carries the merchant and the page's parameters,
 * since the installed app starts with the campaign parameters; parameters that may contain a token are left out (SE-04).
 */
export function manifestAddress(merchantCode: string, query: string): string {
  const asked = new URLSearchParams({ merchantCode })
  for (const [name, value] of new URLSearchParams(query))
    if (name !== 'merchantCode' && !/token/i.test(name) && !mayHoldToken(value)) asked.append(name, value)
  return `${MANIFEST_PATH}?${asked}`
}

/** Whether a value names a token, and after that has what may be a `=`, encoded or not. */
function mayHoldToken(value: string): boolean {
  const at = value.search(/token/i)
  return at >= 0 && /[=:%]/.test(value.slice(at))
}
