import {
  type Contributed,
  type Logger,
  PluginError,
  useContributions,
  usePluginContext,
  useServices,
  useAbortSignal,
  useStore,
  whenIdle,
} from '@foyer/sdk'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { type CatalogueState, type Lane, type VendorOrder, vendorOrders } from '../contract.ts'
import { lobbyStores } from './lobby-stores.ts'
import type { LanesStore } from './lanes-store.ts'
import type { manifest } from './manifest.ts'

/** The lanes in the merchant's order, loaded when the page is idle, and again in another language. */
export function useLanes(): CatalogueState & Pick<LanesStore, 'drawn'> & { readonly retry: () => void } {
  const context = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const { lanes: store } = lobbyStores(context, services)
  const language = useStore(services.i18n.language)
  const signal = useAbortSignal(language)
  useEffect(() => {
    const cancelIdle = whenIdle(() => void store.load(signal()))
    return () => void cancelIdle()
  }, [store, language, signal])

  const state = useStore(store.state)
  const order = useContributions(vendorOrders)[0]
  const sorted = useMemo(
    () => ({ ...state, lanes: inOrder(order, state.lanes, context.logger) }),
    [order, state, context],
  )
  // React renders the many cards of a whole answer in slices, between the player's taps.
  const shown = useDeferredValue(sorted)
  return { ...shown, drawn: store.drawn, retry: () => void store.load(signal()) }
}

/** In the order of a plugin, whose failure must not take the games away. */
export function inOrder(
  order: Contributed<VendorOrder> | undefined,
  lanes: readonly Lane[],
  logger: Logger,
): readonly Lane[] {
  if (!order) return lanes
  const known = new Set(lanes.flatMap(({ cards }) => cards))
  try {
    const sorted = order.value.sort(lanes)
    if (sorted.every(({ key, cards }) => key && cards.every((card) => known.has(card)))) return [...sorted]
    throw new TypeError('returned other games')
  } catch (error) {
    logger.error(new PluginError('PL-THREW', order.plugin, 'call', String(error), { cause: error }))
  }
  return lanes
}
