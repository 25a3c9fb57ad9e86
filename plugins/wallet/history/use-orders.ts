import { type Loaded, useLoaded, usePluginContext, useServices, useStore } from '@foyer/sdk'
import { useEffect } from 'react'
import { PAGE_SIZE, REFRESH_MS } from './constants.ts'
import { getOrders } from './endpoints.ts'
import type { HistoryPlace } from './history-place.ts'
import type { manifest } from './manifest.ts'
import type { OrdersPage } from './orders-answer.ts'

/** A page of the history: loaded, and again when the page is seen again, and every 20 s while an order of it waits. */
export function useOrders({ kind, page }: HistoryPlace): Loaded<OrdersPage> {
  const { logger } = usePluginContext<typeof manifest>()
  const { http, i18n } = useServices<typeof manifest>()
  const language = useStore(i18n.language)
  const loaded = useLoaded(async (signal) => {
    const query = {
      ...(kind !== 'all' && { type: kind.toUpperCase() }),
      page: String(page),
      size: String(PAGE_SIZE),
    }
    const answer = await http.call(getOrders, { query, alert: false, signal })
    if (answer.refused.length > 0)
      logger.warn('WH-SHAPE: the history contains an entry that is no order', answer.refused)
    return answer
  }, language)
  const { reload, state } = loaded
  const waits = state.step === 'ready' && state.value.orders.some((order) => order.state === 'waiting')
  useEffect(() => {
    const refresh = (): void => {
      if (document.visibilityState === 'visible') void reload()
    }
    document.addEventListener('visibilitychange', refresh)
    const timer = waits ? setInterval(refresh, REFRESH_MS) : undefined
    return () => {
      document.removeEventListener('visibilitychange', refresh)
      clearInterval(timer)
    }
  }, [reload, waits])
  return loaded
}
