import { type Activate, type Disposer, defineStorageKey } from '@foyer/sdk'
import { frameBottom } from '../../site/contract.ts'
import { barDecision } from './bar-decision.ts'
import type { manifest } from './manifest.ts'

/** The player has closed the bar in this session (EN-14, ST-12). Any other value than `1` says nothing. */
const BAR_CLOSED = defineStorageKey<string>({
  name: 'hideDownloadBar',
  area: 'session',
  format: 'text',
  parse: (stored) => (typeof stored === 'string' ? stored : undefined),
})

/** Its value once the player has closed it. */
const CLOSED = '1'

/** Shows and removes the bar as what decides about it changes. Its code is fetched when it is first shown. */
export const activate: Activate<typeof manifest> = (context, services) => {
  const { installer, consent, device } = services
  const { storage } = context
  let shown: { remove?: Disposer } | undefined

  const update = (): void => {
    const { kind } = barDecision({
      device,
      closed: storage.get(BAR_CLOSED) === CLOSED,
      consentOwed: consent.asks && !consent.known.get(),
      offer: installer.offer.get(),
    })
    if (kind === 'show') show()
    else hide()
  }
  const hide = (): void => {
    void shown?.remove?.()
    shown = undefined
  }
  const close = (): void => {
    storage.set(BAR_CLOSED, CLOSED)
    update()
  }
  const show = (): void => {
    if (shown) return
    const current: { remove?: Disposer } = (shown = {})
    import('./create-bar.tsx').then(
      ({ createBar }) => {
        if (shown !== current || context.signal.aborted) return
        // Before the tab bar, as it is on the page.
        current.remove = context.contribute(frameBottom, createBar(context, services, close), { order: -1 })
        storage.remove(BAR_CLOSED)
      },
      (error: unknown) => {
        if (shown === current) shown = undefined
        context.logger.warn('the download bar could not be fetched', error)
      },
    )
  }
  context.defer(installer.offer.subscribe(update))
  context.defer(consent.known.subscribe(update))
  update()
}
