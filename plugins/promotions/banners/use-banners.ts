import { usePluginContext, useServices, useStore, whenIdle } from '@foyer/sdk'
import { useEffect, useState } from 'react'
import type { Banner } from './banner.ts'
import type { manifest } from './manifest.ts'

/** The same build writes and reads the data, so a shallow check is enough. */
const parseBaked = (baked: unknown): readonly Banner[] | undefined =>
  Array.isArray(baked) ? (baked as readonly Banner[]) : undefined

/**
 * The baked banners first, all of them once the page is idle, and again in another language. A failed call leaves the
 * banners as they are. `undefined`: none yet.
 */
export function useBanners(): readonly Banner[] | undefined {
  const { baked, logger } = usePluginContext<typeof manifest>()
  const { http, i18n, reachability } = useServices<typeof manifest>()
  const language = useStore(i18n.language)
  const [banners, setBanners] = useState(() => parseBaked(baked))
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const load = async (): Promise<void> => {
      try {
        const { loadBanners } = await import('./load-banners.ts')
        const loaded = await loadBanners(http, logger, signal)
        if (!signal.aborted) setBanners(loaded)
      } catch (error) {
        if (signal.aborted) return
        logger.warn('BN-LIST: the banners could not be loaded', error)
        setBanners((before) => before ?? [])
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
  return banners
}
