import type { Scripts } from '@foyer/sdk'

/** Tries of one load. */
const TRIES = 2

/**
 * Loads the vendor's script, in a new element each time. While a request hangs, the browser's cache delays
 * every other one for the same address. After a failure each try therefore has its own address. Rejects like
 * `Scripts.load`.
 */
export function loadVendorScript(
  scripts: Scripts,
  address: string,
  timeoutMs: number,
): (signal: AbortSignal) => Promise<unknown> {
  let failures = 0
  return async (signal) => {
    for (let tries = 1; ; tries++) {
      const url = new URL(address, location.origin)
      if (failures > 0) url.searchParams.set('try', String(failures + 1))
      try {
        return await scripts.load(url.href, { timeoutMs, signal })
      } catch (error) {
        failures++
        if (tries === TRIES || signal.aborted) throw error
      }
    }
  }
}
