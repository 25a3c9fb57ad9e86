import {
  type ContextOf,
  type ServicesOf,
  usePluginContext,
  useServices,
  type WritableStore,
} from '@foyer/sdk'
import { BalanceStore } from './balance-store.ts'
import { hiddenStore } from './hidden-store.ts'
import type { manifest } from './manifest.ts'

interface BalanceStores {
  readonly balance: BalanceStore
  readonly hidden: WritableStore<boolean>
}

/** One for each run of the plugin: header and card share them. */
const runs = new WeakMap<object, BalanceStores>()

export function balanceStores(
  context: ContextOf<typeof manifest>,
  { clock, http, session }: ServicesOf<typeof manifest>,
): BalanceStores {
  const known = runs.get(context)
  if (known) return known
  const { logger, signal } = context
  const timeout = context.timeout.bind(context)
  const stores = {
    balance: new BalanceStore({ clock, http, session, logger, signal, timeout }),
    hidden: hiddenStore(context),
  }
  runs.set(context, stores)
  return stores
}

/** The same, for components. */
export const useBalanceStores = (): BalanceStores =>
  balanceStores(usePluginContext<typeof manifest>(), useServices<typeof manifest>())
