import { type Activate, useTranslation } from '@foyer/sdk'
import { frameTop } from '../../site/contract.ts'
import { getConsentControl, useConsentControl } from './get-consent-control.ts'
import type { manifest } from './manifest.ts'
import type { ReactNode } from 'react'
import { useOpenChoices } from './use-open-choices.ts'

/** The module's exports, by the names that the manifest gives. */
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

/** Among the footer's documents: opens the choices, where the merchant asks. */
export function ChoicesLink(): ReactNode {
  const t = useTranslation<'tracking.consent'>()
  const open = useOpenChoices()
  if (!useConsentControl().asks) return null
  return (
    <button type="button" aria-haspopup="dialog" onClick={open}>
      {t('title')}
    </button>
  )
}
