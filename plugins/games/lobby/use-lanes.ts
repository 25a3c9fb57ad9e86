import {
  useContributions,
  usePluginContext,
  useServices,
  useAbortSignal,
  useStore,
  whenIdle,
} from '@foyer/sdk'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { type CatalogueState, vendorOrders } from '../contract.ts'
import { lobbyStores } from './lobby-stores.ts'
import type { manifest } from './manifest.ts'

/** The lanes in the merchant's order, loaded when the page is idle, and again in another language. */
export function useLanes(): CatalogueState & { readonly retry: () => void } {
  const context = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const { lanes: store } = lobbyStores(context, services)
  const language = useStore(services.i18n.language)
  const signal = useAbortSignal(language)
  useEffect(() => {
    const cancelIdle = whenIdle(() => void store.load(signal()))
    return () => void cancelIdle()
  }, [store, language, signal])

  const { step, lanes, failure } = useStore(store.state)
  const order = useContributions(vendorOrders)[0]?.value
  const sorted = useMemo(
    () => ({ step, lanes: order?.sort(lanes) ?? lanes, ...(failure && { failure }) }),
    [order, step, lanes, failure],
  )
  // React renders the many cards of a whole answer in slices, between the player's taps.
  const shown = useDeferredValue(sorted)
  return { ...shown, retry: () => void store.load(signal()) }
}
