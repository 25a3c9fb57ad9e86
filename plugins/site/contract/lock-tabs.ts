import { defineStorageKey, isRecord, type Storage, type StorageKey } from '@foyer/sdk'
import { LEASE_CHECK_MS, LEASE_CONFIRM_MS, LEASE_MS, PROPAGATION_MS } from './poll-constants.ts'

interface Lease {
  /** A random id of the tab. */
  readonly owner: string
  /** Epoch milliseconds. */
  readonly until: number
}
/** Which tab may run, where there are no Web Locks. */
const leaseKey = (name: string): StorageKey<Lease> =>
  defineStorageKey<Lease>({
    name: `${name}.lease`,
    area: 'local',
    parse: (stored) => {
      if (!isRecord(stored)) return undefined
      const { owner, until } = stored
      return typeof owner === 'string' && typeof until === 'number' ? { owner, until } : undefined
    },
  })

/** What the lock of the tabs is made with. */
export interface LockDeps {
  /** Unique in the site; begins with the plugin's id, as the names in the storage do: `wallet.counts`. */
  readonly name: string
  readonly storage: Pick<Storage, 'get' | 'set' | 'remove'>
  readonly now: () => number
  /** Resolves after so many milliseconds; also when `signal` is aborted. */
  readonly pause: (ms: number) => Promise<void>
  /** The plugin stops. */
  readonly signal: AbortSignal
  /** Identifies the tab. */
  readonly owner: string
}

/** Runs while no other tab of the site does; waits for the others. */
export type LockTabs = (run: () => Promise<void>) => Promise<void>

/**
 * Makes a lock over all tabs: a Web Lock; a lease in the storage where a browser has none. A tab that is closed, or
 * crashes, loses it.
 */
export function lockTabs(deps: LockDeps): LockTabs {
  const { pause, signal } = deps
  return (run) => {
    const runAndWait = async (): Promise<void> => {
      await run()
      // Another process may read the storage of before the write, for some milliseconds.
      await pause(PROPAGATION_MS)
    }
    const locks: LockManager | undefined = navigator.locks
    return locks ? locks.request(`foyer.${deps.name}`, { signal }, runAndWait) : withLease(deps, runAndWait)
  }
}

async function withLease(deps: LockDeps, run: () => Promise<void>): Promise<void> {
  const { storage, owner, signal } = deps
  const key = leaseKey(deps.name)
  while (!(await takeLease(deps, key))) if (signal.aborted) return
  try {
    await run()
  } finally {
    if (!signal.aborted && storage.get(key)?.owner === owner) storage.remove(key)
  }
}

async function takeLease({ storage, now, pause, owner }: LockDeps, key: StorageKey<Lease>): Promise<boolean> {
  const lease = storage.get(key)
  const until = now() + LEASE_MS
  // One that ends later than any lease can was made before the clock was set back.
  if (lease && lease.until > now() && lease.until <= until) {
    await pause(LEASE_CHECK_MS)
    return false
  }
  storage.set(key, { owner, until })
  // Two tabs may have written at the same moment: the later one has it.
  await pause(LEASE_CONFIRM_MS)
  return storage.get(key)?.owner === owner
}
