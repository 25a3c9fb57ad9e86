import { type Store, useServices, useStore } from '@foyer/sdk'
import type { CustomerServiceEntry } from '../../customer-service/contract.ts'
import type { manifest } from './manifest.ts'

const NO_ENTRIES: readonly CustomerServiceEntry[] = []
const EMPTY_STORE: Store<readonly CustomerServiceEntry[]> = {
  get: () => NO_ENTRIES,
  subscribe: () => () => {},
}

/** The ways to customer service, as they come and go; none where no plugin knows any. */
export const useServiceEntries = (): readonly CustomerServiceEntry[] =>
  useStore(useServices<typeof manifest>().service?.entries ?? EMPTY_STORE)
