import type { ContextOf, ServicesOf } from '@foyer/sdk'
import { LanesStore } from './lanes-store.ts'
import type { manifest } from './manifest.ts'

/** One for each run of the plugin: its screens and other plugins share it, and on return nothing is loaded again. */
const stores = new WeakMap<object, LanesStore>()

export function lanesStoreOf(
  context: ContextOf<typeof manifest>,
  { http, reachability }: Pick<ServicesOf<typeof manifest>, 'http' | 'reachability'>,
): LanesStore {
  const store = stores.get(context) ?? new LanesStore(context.baked, http, reachability, context.logger)
  stores.set(context, store)
  return store
}
