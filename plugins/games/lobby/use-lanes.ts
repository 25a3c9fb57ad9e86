import {
  type ContextOf,
  type ServicesOf,
  useContributions,
  usePlugin,
  useServices,
  useSignal,
  useStore,
  whenIdle,
} from '@foyer/sdk'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { vendorOrders } from '../contract.ts'
import { LanesFeed, type LanesState } from './lanes-feed.ts'
import type { manifest } from './manifest.ts'

/** One for each run of the plugin: home and game area show the same lanes, and coming back asks nobody. */
const feeds = new WeakMap<object, LanesFeed>()

function feedOf(
  context: ContextOf<typeof manifest>,
  { http, reachability }: ServicesOf<typeof manifest>,
): LanesFeed {
  const feed = feeds.get(context) ?? new LanesFeed(context.baked, http, reachability, context.logger)
  feeds.set(context, feed)
  return feed
}

/** The lanes in the merchant's order, fetched when the page has nothing better to do, and anew in another language. */
export function useLanes(): LanesState & { readonly retry: () => void } {
  const context = usePlugin<typeof manifest>()
  const services = useServices<typeof manifest>()
  const feed = useMemo(() => feedOf(context, services), [context, services])
  const language = useStore(services.i18n.language)
  const signal = useSignal(language)
  useEffect(() => {
    const undo = whenIdle(() => void feed.load(signal()))
    return () => void undo()
  }, [feed, language, signal])

  const { step, lanes } = useStore(feed.state)
  const order = useContributions(vendorOrders)[0]?.value
  const sorted = useMemo(() => order?.sort(lanes) ?? lanes, [order, lanes])
  // The many cards of a whole answer are rendered in slices, between the player's taps.
  const shown = useDeferredValue(sorted)
  return { step, lanes: shown, retry: () => void feed.load(signal()) }
}
