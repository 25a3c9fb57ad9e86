import type { Activate } from '@foyer/sdk'
import { frameTop } from '../../site/contract.ts'
import { getConsentControl } from './get-consent-control.ts'
import type { manifest } from './manifest.ts'

/** The module's exports, by the names that the manifest gives. */
export { ChoicesLink } from './choices-link.tsx'
export { ChoicesRow } from './choices-row.tsx'

/** Small, since it runs for every player of the merchant: banner and choices are fetched when they are needed. */
export const activate: Activate<typeof manifest> = (context, services) => {
  const control = getConsentControl(context, services)
  let banner: Promise<unknown> | undefined
  const ask = (): void => {
    if (control.decision.get().ask === undefined) return
    banner ??= import('./banner.tsx').then(
      // Before the header: the keyboard reaches it early.
      ({ ConsentBanner }) => {
        if (!context.signal.aborted) context.contribute(frameTop, ConsentBanner, { order: -1 })
      },
      (error: unknown) => {
        banner = undefined
        context.logger.warn('the banner could not be fetched', error)
      },
    )
  }
  context.defer(control.decision.subscribe(ask))
  addEventListener('online', ask)
  context.defer(() => removeEventListener('online', ask))
  control.start()
}
