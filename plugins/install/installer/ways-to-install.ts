import type { InstallOffer } from '../contract/installer.ts'
import { INSTALLED_COUNT } from '../home-screen-keys.ts'
import type { InstallWay } from '../install-by.ts'

/**
 * The ways that the settings offer; none where the browser has installed the site on this device. A browser that offers its
 * prompt again knows that it is installed no more.
 *
 * @param count `HOME_SCREEN_COUNT`
 */
export function waysToInstall(offer: InstallOffer | undefined, count: number): readonly InstallWay[] {
  if (!offer || (count >= INSTALLED_COUNT && offer.web !== 'prompt')) return []
  return [
    ...(offer.appUrl === undefined ? [] : (['app'] as const)),
    ...(offer.web === 'none' ? [] : (['web'] as const)),
  ]
}
