import { type ContextOf, createStore, type ServicesOf, type Store } from '@foyer/sdk'
import { track } from '../../tracking/contract.ts'
import type { Installer, InstallOffer, InstallResult } from '../contract/installer.ts'
import { downloadSetting } from '../shared/download-setting-endpoint.ts'
import { INSTALLING_MS } from './constants.ts'
import { installOffer } from './install-offer.ts'
import { iosBrowser } from './ios-browser.ts'
import type { manifest } from './manifest.ts'
import { type AppLinks, NO_LINKS, readLinks } from './read-links.ts'

type PluginContext = ContextOf<typeof manifest>
type PluginServices = ServicesOf<typeof manifest>

/** Offers what the gateway's links and the browser allow, as that changes, and installs it. */
export function createInstaller(context: PluginContext, services: PluginServices): Installer {
  const { device, i18n, navigation, overlays, homeScreen } = services
  const { settings, logger, signal } = context
  const t = i18n.translate<'install.installer'>(context.id)
  const browser = iosBrowser(navigator.userAgent)
  const links = loadLinks(context, services)
  const offer = createStore<InstallOffer | undefined>(undefined)

  const update = (): void => {
    const known = links.get()
    if (!known) return
    const prompt = homeScreen?.available.get() === true
    const next = installOffer({ device, browser, links: known, prompt, settings })
    const last = offer.get()
    if (!last || last.appUrl !== next.appUrl || last.iconUrl !== next.iconUrl || last.web !== next.web)
      offer.set(next)
  }
  context.defer(links.subscribe(update))
  if (homeScreen) context.defer(homeScreen.available.subscribe(update))

  const downloadApp = (): boolean => {
    const url = offer.get()?.appUrl
    if (url === undefined) return false
    track(context, { name: 'downloadApp' })
    return navigation.navigateExternal(url)
  }
  const showPrompt = async (): Promise<InstallResult> => {
    const result = await homeScreen?.show()
    if (result === 'accepted') overlays.toast(t('installing'), { ms: INSTALLING_MS, kind: 'success' })
    return result ?? 'unavailable'
  }
  const guide = async (web: 'guide' | 'profile'): Promise<InstallResult> => {
    const profileUrl = links.get()?.profileUrl
    try {
      const { openGuide, openProfile } = await import('./open-guide.tsx')
      if (signal.aborted) return 'unavailable'
      if (web === 'guide') await openGuide(context, services, { browser, profileUrl })
      else if (!(await openProfile(context, services, profileUrl))) return 'unavailable'
      return 'guided'
    } catch (error) {
      logger.warn('the guide could not be fetched', error)
      overlays.toast(t('not_opened'), { kind: 'warning' })
      return 'unavailable'
    }
  }
  const installWebApp = async (): Promise<InstallResult> => {
    const web = offer.get()?.web
    if (web === undefined || !settings.a2hs) return 'unavailable'
    if (web === 'guide' || web === 'profile') return guide(web)
    // Where there is no prompt yet, it is waited for.
    return device.platform === 'ios' ? 'unavailable' : showPrompt()
  }
  return { offer, downloadApp, installWebApp }
}

/** The gateway's links, asked for again when the network returns; none where they cannot be loaded. */
function loadLinks(
  context: PluginContext,
  { http, device, reachability }: PluginServices,
): Store<AppLinks | undefined> {
  const { logger, signal } = context
  const links = createStore<AppLinks | undefined>(undefined)
  const load = async (): Promise<void> => {
    try {
      const query = { domain: location.hostname }
      const answer = await http.call(downloadSetting, { query, signal, alert: false })
      if (signal.aborted) return
      const next = readLinks(answer, device.platform)
      if (next.refused.length > 0) logger.warn('IS-LINK: a download link is no https address', next.refused)
      links.set(next)
    } catch (error) {
      if (signal.aborted) return
      logger.warn('IS-LOAD: the download links could not be loaded', error)
      if (!links.get()) links.set(NO_LINKS)
    }
  }
  // What was loaded stays.
  const retry = (): void => {
    if (links.get() === NO_LINKS) void load()
  }
  context.defer(reachability.onReturn(retry))
  void load()
  return links
}
