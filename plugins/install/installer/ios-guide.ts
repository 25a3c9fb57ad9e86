import { atLeast } from './at-least.ts'
import {
  FIRST_WITH_DOWNLOAD_TIP,
  FIRST_WITH_GUIDE,
  FIRST_WITH_OTHER_BROWSERS,
  FIRST_WITH_SHARE_IN_MENU,
  FIRST_WITHOUT_PROFILE_BUTTON,
} from './constants.ts'
import type { IosBrowser } from './ios-browser.ts'

/** How the player gets the site to the home screen of an iPhone or iPad (OV-01, CO-06). */
export type IosGuide =
  /**
   * Share, then add. `share`: where the button is: in Safari's toolbar, in Safari's menu, or beside the address of another
   * browser. `tip`: how the installation is finished, from iOS 17 on (ER-15). `foot`: what stands below the steps.
   */
  | {
      readonly kind: 'share'
      readonly share: 'toolbar' | 'menu' | 'address'
      readonly tip: boolean
      readonly foot: 'share-hint' | 'profile-button'
    }
  /** this browser cannot: the player opens the page in Safari first */
  | { readonly kind: 'open-safari' }
  /** the tips for iOS up to 12.1, which stand on the page for old browsers: the site does not start there */
  | { readonly kind: 'legacy' }

export interface GuideFacts {
  /** `undefined`: not known, taken for a new one. */
  readonly version: readonly [number, number] | undefined
  readonly browser: IosBrowser
  /** The gateway has a configuration profile. */
  readonly profile: boolean
}

/** The guide for a version of iOS and a browser. */
export function iosGuide({ version = FIRST_WITH_DOWNLOAD_TIP, browser, profile }: GuideFacts): IosGuide {
  if (!atLeast(version, FIRST_WITH_GUIDE)) return { kind: 'legacy' }
  const able = browser === 'safari' || (browser === 'other' && atLeast(version, FIRST_WITH_OTHER_BROWSERS))
  if (!able) return { kind: 'open-safari' }
  const inMenu = atLeast(version, FIRST_WITH_SHARE_IN_MENU)
  const button = profile && browser === 'safari' && !atLeast(version, FIRST_WITHOUT_PROFILE_BUTTON)
  return {
    kind: 'share',
    share: browser === 'other' ? 'address' : inMenu ? 'menu' : 'toolbar',
    tip: atLeast(version, FIRST_WITH_DOWNLOAD_TIP),
    foot: button ? 'profile-button' : 'share-hint',
  }
}
