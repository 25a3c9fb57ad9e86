import type { Activate, Disposer } from '@foyer/sdk'
import { logo } from '../contract.ts'
import { firstLoadable } from './first-loadable.ts'
import { imageCandidates } from './image-candidates.ts'
import type { manifest } from './manifest.ts'
import { templateParameters } from './template-parameters.ts'

/**
 * Follows the status. A logo is shown only once it has loaded, so that a broken one never replaces a working one; the
 * previous or the baked logo stays until then.
 */
export const activate: Activate<typeof manifest> = (context, { site }) => {
  let shown: { readonly address: string; readonly end: Disposer } | undefined
  let tags: readonly Disposer[] = []
  let controller = new AbortController()
  let lastSeen: unknown

  const showLogo = (address: string | undefined): void => {
    if (address === shown?.address) return
    const before = shown
    shown = address === undefined ? undefined : { address, end: context.contribute(logo, address) }
    void before?.end()
  }
  const applyBranding = async (signal: AbortSignal): Promise<void> => {
    const status = site.status.get()
    if (!status) return
    const { logo: path, appleTouchIcon, pwa } = templateParameters(status.templates)
    const [icon] = imageCandidates(appleTouchIcon ?? pwa?.icons[0]?.src, status, location.href)
    for (const end of tags) void end()
    tags = headTags({ icon, title: pwa?.title }).map((tag) => context.mount(tag, document.head))
    const found = await firstLoadable(imageCandidates(path, status, location.href), signal)
    if (signal.aborted) return
    if (!path) showLogo(undefined)
    else if (found) showLogo(found)
    else context.logger.warn('SB-LOGO: the gateway’s logo does not load', path)
  }
  const onStatus = (): void => {
    const { templates, imageCDNs } = site.status.get() ?? {}
    // The status is fetched repeatedly and is mostly unchanged.
    const now = JSON.stringify([templates, imageCDNs])
    if (now === lastSeen) return
    lastSeen = now
    controller.abort()
    controller = new AbortController()
    applyBranding(controller.signal).catch((error: unknown) => context.logger.error(error))
  }
  context.defer(() => controller.abort())
  context.defer(site.status.subscribe(onStatus))
  onStatus()
}

/** The head's tags for the icon and title on a phone's home screen. */
function headTags({
  icon,
  title,
}: {
  readonly icon: string | undefined
  readonly title: string | undefined
}): readonly HTMLElement[] {
  const tags: HTMLElement[] = []
  if (icon) tags.push(Object.assign(document.createElement('link'), { rel: 'apple-touch-icon', href: icon }))
  if (title)
    for (const name of ['apple-mobile-web-app-title', 'application-name'])
      tags.push(Object.assign(document.createElement('meta'), { name, content: title }))
  return tags
}
