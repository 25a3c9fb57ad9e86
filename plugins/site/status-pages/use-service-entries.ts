import { type Store, useServices, useStore } from '@foyer/sdk'
import type { CustomerServiceEntry } from '../../customer-service/contract.ts'
import type { manifest } from './manifest.ts'

const NO_ENTRIES: readonly CustomerServiceEntry[] = []
const EMPTY_STORE: Store<readonly CustomerServiceEntry[]> = {
  get: () => NO_ENTRIES,
  subscribe: () => () => {},
}

/** The live entries of customer service; empty without a plugin that provides them. */
export const useServiceEntries = (): readonly CustomerServiceEntry[] =>
  useStore(useServices<typeof manifest>().service?.entries ?? EMPTY_STORE)
