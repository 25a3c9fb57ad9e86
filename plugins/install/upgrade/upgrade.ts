import type { Activate } from '@foyer/sdk'
import { appVersion } from './app-version.ts'
import type { manifest } from './manifest.ts'
import { upgradeMethod } from './upgrade-method.ts'

export const activate: Activate<typeof manifest> = (context, services) => {
  const current = appVersion(navigator.userAgent, services.site.merchant.appName)
  const { latest } = context.settings
  if (current === undefined || latest === undefined) return
  const method = upgradeMethod(current, latest)
  if (method === 'none') return
  void import('./offer-upgrade.tsx').then(
    ({ offerUpgrade }) => offerUpgrade(context, services, method),
    (error: unknown) => context.logger.error(error),
  )
}
