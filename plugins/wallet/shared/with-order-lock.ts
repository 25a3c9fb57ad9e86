/**
 * Runs while no other tab of this host runs one of the same name; a tab that crashes frees it. Where the browser has no locks
 * (Safari before 15.4), or denies them to this page, it runs at once. Rejects as `run` does, and where `signal` aborts the wait.
 */
export async function withOrderLock<T>(name: string, signal: AbortSignal, run: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return run()
  let started = false
  try {
    return await locks.request(name, { signal }, () => {
      started = true
      return run()
    })
  } catch (error) {
    if (started || signal.aborted) throw error
    return run()
  }
}

export const hasOrderLock = (): boolean => 'locks' in navigator
