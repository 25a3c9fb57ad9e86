import { LOCK_NAME } from './constants.ts'

/** Runs while no other tab of this host does. Without Web Locks it runs at once: the gateway drops duplicates anyway. */
export function withLock(signal: AbortSignal, run: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks
  return locks ? locks.request(LOCK_NAME, { signal }, run) : run()
}
