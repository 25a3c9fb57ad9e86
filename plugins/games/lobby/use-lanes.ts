import {
  type ContextOf,
  type ServicesOf,
  useContributions,
  usePluginContext,
  useServices,
  useAbortSignal,
  useStore,
  whenIdle,
} from '@foyer/sdk'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { vendorOrders } from '../contract.ts'
import { LanesStore, type LanesState } from './lanes-store.ts'
import type { manifest } from './manifest.ts'

/** One for each run of the plugin: home and game area share it, and on return nothing is loaded again. */
const stores = new WeakMap<object, LanesStore>()

function storeFor(
  context: ContextOf<typeof manifest>,
  { http, reachability }: ServicesOf<typeof manifest>,
): LanesStore {
  const store = stores.get(context) ?? new LanesStore(context.baked, http, reachability, context.logger)
  stores.set(context, store)
  return store
}

/** The lanes in the merchant's order, loaded when the page is idle, and again in another language. */
export function useLanes(): LanesState & { readonly retry: () => void } {
  const context = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const store = useMemo(() => storeFor(context, services), [context, services])
  const language = useStore(services.i18n.language)
  const signal = useAbortSignal(language)
  useEffect(() => {
    const cancelIdle = whenIdle(() => void store.load(signal()))
    return () => void cancelIdle()
  }, [store, language, signal])

  const { step, lanes } = useStore(store.state)
  const order = useContributions(vendorOrders)[0]?.value
  const sorted = useMemo(() => order?.sort(lanes) ?? lanes, [order, lanes])
  // React renders the many cards of a whole answer in slices, between the player's taps.
  const shown = useDeferredValue(sorted)
  return { step, lanes: shown, retry: () => void store.load(signal()) }
}
