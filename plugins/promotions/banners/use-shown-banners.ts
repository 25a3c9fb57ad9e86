import { useFindRoute, usePluginContext, useServices, useStore } from '@foyer/sdk'
import { useEffect, useMemo } from 'react'
import type { Banner } from './banner.ts'
import { hasLink } from './has-link.ts'
import type { manifest } from './manifest.ts'
import { type KnownBanners, useBanners } from './use-banners.ts'

const NO_LINK = { linkageType: '', linkage: '' }
/** The banners that were reported as leading nowhere, for each run of the plugin. */
const reported = new WeakMap<object, Set<string>>()

/**
 * The banners to show. One whose link cannot be used is a picture, as one without a link is (OV-27); one that advertises a page
 * which no plugin shows, as where the merchant has switched it off, is not shown.
 */
export function useShownBanners(): Pick<KnownBanners, 'banners' | 'awaited'> {
  const context = usePluginContext<typeof manifest>()
  const { session } = useServices<typeof manifest>()
  const loggedIn = useStore(session.current) !== undefined
  const findRoute = useFindRoute()
  const { banners, awaited, route } = useBanners()
  const [shown, refused] = useMemo(() => {
    const refused: [Banner, string][] = []
    const show = (banner: Banner): readonly Banner[] => {
      const action = route && hasLink(banner) ? route(banner, { loggedIn, findRoute }) : undefined
      if (action?.kind !== 'refuse') return [banner]
      refused.push([banner, action.why])
      return action.absent ? [] : [{ ...banner, ...NO_LINK }]
    }
    return [banners?.flatMap(show), refused]
  }, [banners, route, loggedIn, findRoute])
  useEffect(() => {
    const before = reported.get(context) ?? new Set<string>()
    reported.set(context, before)
    for (const [{ title, linkageType, linkage }, why] of refused) {
      const link = `${linkageType} ${linkage}`
      if (before.has(link)) continue
      before.add(link)
      context.logger.warn(`BN-LINK: the banner “${title}” (${link}) leads nowhere: ${why}`)
    }
  }, [context, refused])
  return { banners: shown, awaited }
}
