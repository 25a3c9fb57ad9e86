import type { ContextOf, ServicesOf } from '@foyer/sdk'
import { track } from '../../tracking/contract.ts'
import { downloadFor } from '../shared/download-for.ts'
import { downloadSetting } from '../shared/download-setting-endpoint.ts'
import { MANDATORY } from './constants.ts'
import type { manifest } from './manifest.ts'
import { UpgradeNotice } from './upgrade-notice.tsx'

/** Notifies the player of the newer app (OV-09) and opens its address, which is checked first (SE-03). */
export function offerUpgrade(
  context: ContextOf<typeof manifest>,
  { http, site, device, overlays, navigation, i18n }: ServicesOf<typeof manifest>,
  method: 'download' | 'page',
): void {
  const address = async (): Promise<string | undefined> => {
    const { redirectPage } = context.settings
    if (method === 'page' && redirectPage !== undefined) return redirectPage
    const links = await http.call(downloadSetting, {
      query: { domain: location.hostname },
      signal: context.signal,
      alert: false,
    })
    return downloadFor(device.platform, links)
  }
  /** Resolves with whether the page is being left. */
  const upgrade = async (): Promise<boolean> => {
    track(context, { name: 'downloadApp' })
    const url = await address().catch(() => undefined)
    return url !== undefined && navigation.navigateExternal(url)
  }
  const mandatory = site.switches.get()?.[MANDATORY] === true
  const Notice = ({ close }: { readonly close: () => void }) => (
    <UpgradeNotice upgrade={upgrade} {...(mandatory ? {} : { close })} />
  )
  overlays.open(Notice, {
    label: i18n.translate<'install.upgrade'>(context.id)('new_app'),
    priority: mandatory ? 'mandatory-update' : 'optional-update',
    dismissible: !mandatory,
  })
}
