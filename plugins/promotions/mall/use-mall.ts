import { usePluginContext, useServices, useStore, useLoaded } from '@foyer/sdk'
import { getMall } from './endpoints.ts'
import type { manifest } from './manifest.ts'

/** The market: loaded, and changed by what the player redeems. */
export function useMall() {
  const { logger } = usePluginContext<typeof manifest>()
  const { http, i18n } = useServices<typeof manifest>()
  const language = useStore(i18n.language)
  const { state, reload, change } = useLoaded(async (signal) => {
    const mall = await http.call(getMall, { alert: false, signal })
    if (mall.refused.length > 0)
      logger.warn('PM-SHAPE: the point market contains an entry that is not goods', mall.refused)
    return mall
  }, language)
  /** A piece is redeemed. @param points what the player has now */
  const spend = (goods: string, points: number): void =>
    change((mall) => ({
      ...mall,
      points,
      goods: mall.goods.map((one) =>
        one.id === goods && one.stock !== undefined ? { ...one, stock: Math.max(0, one.stock - 1) } : one,
      ),
    }))
  return { state, reload, spend }
}
