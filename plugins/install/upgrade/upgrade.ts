import type { Activate } from '@foyer/sdk'
import { appVersion } from './app-version.ts'
import type { manifest } from './manifest.ts'
import { upgradeWay } from './upgrade-way.ts'

export const activate: Activate<typeof manifest> = (context, services) => {
  const current = appVersion(navigator.userAgent)
  const { latest } = context.settings
  if (current === undefined || latest === undefined) return
  const way = upgradeWay(current, latest)
  if (way === 'none') return
  void import('./offer-upgrade.tsx').then(
    ({ offerUpgrade }) => offerUpgrade(context, services, way),
    (error: unknown) => context.logger.error(error),
  )
}
