import { type Component, type ContextOf, createStore, type ServicesOf, useStore } from '@foyer/sdk'
import { isEnabled, type PromotionsState } from '../../promotions/contract.ts'
import { installBy } from '../shared/install-by.ts'
import { DownloadBar } from './download-bar.tsx'
import type { manifest } from './manifest.ts'

const UNKNOWN = createStore<PromotionsState>({ step: 'unknown' })

/**
 * The bar as the frame shows it: on no bare screen. The native app goes before the home screen.
 *
 * @param close the player has closed it
 */
export function createBar(
  { id }: Pick<ContextOf<typeof manifest>, 'id'>,
  { i18n, installer, overlays, promotions, site }: ServicesOf<typeof manifest>,
  close: () => void,
): Component<{ readonly bare: boolean }> {
  const t = i18n.translate<'install.bar'>(id)
  const install = (): void => void installBy(['app', 'web'], { installer, overlays, t })
  return ({ bare }) => {
    const offer = useStore(installer.offer)
    const gift = isEnabled(useStore(promotions?.state ?? UNKNOWN), 'APP_DOWNLOAD')
    if (bare || !offer) return null
    return (
      <DownloadBar
        plugin={id}
        name={site.merchant.name}
        iconUrl={offer.iconUrl}
        ownIcon={`/m/brand/${site.merchant.id}/icon.svg`}
        gift={gift}
        onInstall={install}
        onClose={close}
      />
    )
  }
}
