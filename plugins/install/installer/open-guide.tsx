import type { ContextOf, ServicesOf } from '@foyer/sdk'
import { track } from '../../tracking/contract.ts'
import { copyText } from '../../site/contract/copy-text.ts'
import { atLeast } from './at-least.ts'
import { FIRST_WITH_DOWNLOAD_TIP } from './constants.ts'
import { GuideSheet } from './guide-sheet.tsx'
import type { IosBrowser } from './ios-browser.ts'
import { iosGuide } from './ios-guide.ts'
import type { manifest } from './manifest.ts'

type PluginContext = ContextOf<typeof manifest>
type PluginServices = ServicesOf<typeof manifest>

interface GuideOptions {
  readonly browser: IosBrowser
  /** The gateway's configuration profile. */
  readonly profileUrl: string | undefined
}

/** Shows the two steps to the home screen (OV-01). Resolves when the player has closed them. */
export async function openGuide(
  context: PluginContext,
  services: PluginServices,
  { browser, profileUrl }: GuideOptions,
): Promise<void> {
  const { device, i18n, overlays, site } = services
  const t = i18n.translate<'install.installer'>(context.id)
  const { name } = site.merchant
  const guide = iosGuide({ version: device.iosVersion, browser, profile: profileUrl !== undefined })
  const copy = async (): Promise<void> => {
    const copied = await copyText(location.href)
    overlays.toast(t(copied ? 'copied' : 'not_copied'), { kind: copied ? 'success' : 'warning' })
  }
  const { closed } = overlays.open<'profile'>(
    ({ close }) => (
      <GuideSheet
        plugin={context.id}
        guide={guide}
        name={name}
        close={close}
        onProfile={() => close('profile')}
        onCopy={() => void copy()}
      />
    ),
    { label: t('guide_title', { name }), kind: 'sheet', priority: 'child', key: 'guide' },
  )
  if ((await closed) === 'profile') await openProfile(context, services, profileUrl)
}

/**
 * Downloads the configuration profile, and says what follows: the way to the settings, or from iOS 17 on how the installation
 * is finished (CO-06, ER-15). Resolves when the player has closed that; `false`: there is no profile.
 */
export async function openProfile(
  context: PluginContext,
  { device, i18n, navigation, overlays }: PluginServices,
  profileUrl: string | undefined,
): Promise<boolean> {
  if (profileUrl === undefined) return false
  track(context, { name: 'downloadApp' })
  if (!navigation.navigateExternal(profileUrl)) return false
  const t = i18n.translate<'install.installer'>(context.id)
  const tip = device.iosVersion === undefined || atLeast(device.iosVersion, FIRST_WITH_DOWNLOAD_TIP)
  await overlays.alert({
    title: t(tip ? 'finish_title' : 'settings_title'),
    message: t(tip ? 'finish' : 'settings'),
    button: t('understood'),
    key: 'profile',
  })
  return true
}
