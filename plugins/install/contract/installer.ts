import { type Store, token } from '@foyer/sdk'

/**
 * How the web app comes to the home screen of this device. `prompt`: the browser's own prompt is captured. `guide`: the
 * player follows a guide (iOS). `profile`: a configuration profile with a web clip is downloaded (old iOS). `none`: no way.
 */
export type WebInstall = 'prompt' | 'guide' | 'profile' | 'none'

/** What can be installed on this device. */
export interface InstallOffer {
  /** Address of the native app for this platform, checked; `undefined`: there is none. */
  readonly appUrl: string | undefined
  /** Address of the app's picture (AppDownloadIcon, EN-10), checked. It is never a download. */
  readonly iconUrl: string | undefined
  readonly web: WebInstall
}

/** How an installation of the web app ended. `guided`: the player was shown how, and the site learns no more. */
export type InstallResult = 'accepted' | 'dismissed' | 'guided' | 'unavailable'

/** Installs the app. Both ways are called inside the player's tap. */
export interface Installer {
  /** `undefined` until the gateway has answered. */
  readonly offer: Store<InstallOffer | undefined>
  /** Opens the download of the native app (`downloadApp`, TR-18). `false`: this device has none. */
  downloadApp(): boolean
  /** Brings the web app to the home screen, by the way that the offer names (ST-13, OV-01, CO-06). */
  installWebApp(): Promise<InstallResult>
}

/** The installer. Absent where the merchant offers no app, in the native app, and on the home screen. */
export const INSTALLER = token<Installer>('install.installer')
