import { type Activate, OFFLINE_TOAST_MS } from '@foyer/sdk'
import { frameTop } from '../contract.ts'
import type { manifest } from './manifest.ts'

/** Small, since every page loads it: the bar is loaded on demand from the service worker's cache. */
export const activate: Activate<typeof manifest> = (context, { reachability, overlays, i18n }) => {
  const { state } = reachability
  let bar: Promise<unknown> | undefined
  const update = (): void => {
    if (state.get() !== 'offline') return
    // The kernel's texts are in every page; those of a plugin could not be fetched now.
    const kernelText = i18n.translate('kernel')
    if (isSecureContext)
      overlays.toast(kernelText('network_offline'), { ms: OFFLINE_TOAST_MS, kind: 'warning' })
    bar ??= import('./offline-bar.tsx').then(
      ({ OfflineBar }) => context.contribute(frameTop, OfflineBar, { order: 1 }),
      (error: unknown) => {
        // The worker has not cached the bar yet. The toast has already notified the player.
        bar = undefined
        context.logger.warn('the bar could not be fetched', error)
      },
    )
  }
  context.defer(state.subscribe(update))
  update()
}
