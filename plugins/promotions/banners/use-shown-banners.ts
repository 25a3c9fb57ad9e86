import { useFindRoute, usePluginContext, useServices, useStore } from '@foyer/sdk'
import { useEffect, useMemo } from 'react'
import type { Banner } from './banner.ts'
import { hasLink } from './has-link.ts'
import type { manifest } from './manifest.ts'
import { type KnownBanners, useBanners } from './use-banners.ts'

/** The banners that were reported as leading nowhere, for each run of the plugin. */
const reported = new WeakMap<object, Set<string>>()

/** The banners to show: those that lead somewhere for this player, and pictures without a link. */
export function useShownBanners(): Pick<KnownBanners, 'banners' | 'awaited'> {
  const context = usePluginContext<typeof manifest>()
  const { session } = useServices<typeof manifest>()
  const loggedIn = useStore(session.current) !== undefined
  const findRoute = useFindRoute()
  const { banners, awaited, route } = useBanners()
  const [shown, refused] = useMemo(() => {
    const refused: [Banner, string][] = []
    const leads = (banner: Banner): boolean => {
      if (!route || !hasLink(banner)) return true
      const action = route(banner, { loggedIn, findRoute })
      if (action.kind === 'refuse') refused.push([banner, action.why])
      return action.kind !== 'refuse'
    }
    return [banners?.filter(leads), refused]
  }, [banners, route, loggedIn, findRoute])
  useEffect(() => {
    const before = reported.get(context) ?? new Set<string>()
    reported.set(context, before)
    for (const [{ title, linkageType, linkage }, why] of refused) {
      const link = `${linkageType} ${linkage}`
      if (before.has(link)) continue
      before.add(link)
      context.logger.warn(`BN-LINK: the banner “${title}” (${link}) leads nowhere and is not shown: ${why}`)
    }
  }, [context, refused])
  return { banners: shown, awaited }
}
