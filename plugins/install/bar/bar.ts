import type { Activate, Disposer } from '@foyer/sdk'
import { frameBottom } from '../../site/contract.ts'
import { barDecision } from './bar-decision.ts'
import { BAR_CLOSED, CLOSED } from './closed-key.ts'
import type { manifest } from './manifest.ts'

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
