import type { Device } from '@foyer/sdk'
import type { InstallOffer, WebInstall } from '../contract/installer.ts'
import type { IosBrowser } from './ios-browser.ts'
import { iosGuide } from './ios-guide.ts'
import type { AppLinks } from './read-links.ts'

/** What decides about an offer. */
export interface OfferFacts {
  readonly device: Pick<Device, 'platform' | 'iosVersion'>
  /** Of iOS only. */
  readonly browser: IosBrowser
  readonly links: Pick<AppLinks, 'appUrl' | 'profileUrl' | 'iconUrl'>
  /** The browser's own prompt is captured. */
  readonly prompt: boolean
  readonly settings: {
    readonly hideDownload: boolean
    readonly a2hs: boolean
    readonly ios: 'guide' | 'profile'
  }
}

/** What can be installed from a browser. */
export function installOffer(facts: OfferFacts): InstallOffer {
  const { links, settings } = facts
  return {
    appUrl: settings.hideDownload ? undefined : links.appUrl,
    iconUrl: links.iconUrl,
    web: webInstall(facts),
  }
}

function webInstall({ device, browser, links, prompt, settings }: OfferFacts): WebInstall {
  if (!settings.a2hs) return 'none'
  if (device.platform !== 'ios') return prompt ? 'prompt' : 'none'
  const profile = links.profileUrl !== undefined
  if (iosGuide({ version: device.iosVersion, browser, profile }).kind === 'legacy') return 'none'
  // Only Safari installs a profile.
  return profile && settings.ios === 'profile' && browser === 'safari' ? 'profile' : 'guide'
}
