import type { Overlays, Translate } from '@foyer/sdk'
import type { Installer } from '../contract/installer.ts'

/** The native app, or the home screen. */
export type InstallWay = 'app' | 'web'

interface Parts {
  readonly installer: Pick<Installer, 'downloadApp' | 'installWebApp'>
  readonly overlays: Pick<Overlays, 'toast'>
  /** Of a plugin with the text `not_installed`. */
  readonly t: Translate<'install.bar' | 'install.installer'>
}

/**
 * Installs by the first of these ways that this browser offers now, and tells the player where it offers none. Called inside the
 * player's tap.
 */
export async function installBy(
  ways: readonly InstallWay[],
  { installer, overlays, t }: Parts,
): Promise<void> {
  for (const way of ways) {
    if (way === 'app' ? installer.downloadApp() : (await installer.installWebApp()) !== 'unavailable') return
  }
  overlays.toast(t('not_installed'), { kind: 'warning' })
}
