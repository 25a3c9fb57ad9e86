import { usePluginContext, useServices, useStore, whenIdle } from '@foyer/sdk'
import { useEffect, useState } from 'react'
import type { BakedBanners, Banner } from './banner.ts'
import type { routeLink } from '../contract/route-link.ts'
import type { manifest } from './manifest.ts'

/** The known banners. */
export interface KnownBanners {
  /** `undefined`: none yet. */
  readonly banners: readonly Banner[] | undefined
  /** How many more the gateway's answer is expected to bring. */
  readonly awaited: number
  /** Decides where a banner leads; absent until its code has been fetched. */
  readonly route: typeof routeLink | undefined
}

/** The same build writes and reads the data, so a shallow check is enough. */
const parseBaked = (baked: unknown): BakedBanners | undefined =>
  typeof baked === 'object' && baked !== null && 'banners' in baked ? (baked as BakedBanners) : undefined

function bakedBanners(baked: unknown): KnownBanners {
  const { banners, count = 0 } = parseBaked(baked) ?? {}
  return { banners, awaited: count - (banners?.length ?? 0), route: undefined }
}

/**
 * The baked banners first, all of them once the page is idle, and again in another language. A failed call leaves the
 * banners as they are.
 */
export function useBanners(): KnownBanners {
  const { baked, logger } = usePluginContext<typeof manifest>()
  const { http, i18n, reachability } = useServices<typeof manifest>()
  const language = useStore(i18n.language)
  const [known, setKnown] = useState(() => bakedBanners(baked))
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const load = async (): Promise<void> => {
      let route: KnownBanners['route']
      try {
        const code = await import('./load-banners.ts')
        route = code.routeLink
        const banners = await code.loadBanners(http, logger, signal)
        if (!signal.aborted) setKnown({ banners, awaited: 0, route })
      } catch (error) {
        if (signal.aborted) return
        logger.warn('BN-LIST: the banners could not be loaded', error)
        setKnown((before) => ({ banners: before.banners ?? [], awaited: 0, route: route ?? before.route }))
      }
    }
    const cancelIdle = whenIdle(() => void load())
    const unsubscribe = reachability.onReturn(() => void load())
    return () => {
      abort.abort()
      void cancelIdle()
      unsubscribe()
    }
  }, [http, logger, reachability, language])
  return known
}
