import type { Activate } from '@foyer/sdk'
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

/** The version of the operator's own app, after its name in the user agent: `… FoyerApp/2.4.39`. */
export const appVersion = (userAgent: string, appName = 'FoyerApp'): string | undefined =>
  ` ${userAgent}`.split(` ${appName}/`)[1]?.match(/^\d+(?:\.\d+)*/)?.[0]
