import type { Disposer } from '@foyer/sdk'
import { SEND_TIMEOUT_MS } from './constants.ts'

interface SendLimitDeps {
  timeout(run: () => void, ms: number): Disposer
  /** Milliseconds that only grow. */
  elapsed(): number
}

/**
 * Starts the limit of one send. `passed` is called when the send is over time; the returned function is to be called when
 * the send ends: whether it was in time.
 */
type SendLimit = (passed: () => void) => () => boolean

/** Limits the time of a destination's pending send. One timer serves many sends, since the host refuses too many timers. */
export function createSendLimit({ timeout, elapsed }: SendLimitDeps): SendLimit {
  let pending: { readonly until: number; readonly passed: () => void } | undefined
  let isWatching = false

  function watch(): void {
    if (isWatching || !pending) return
    isWatching = true
    timeout(check, Math.max(0, pending.until - elapsed()))
  }

  function check(): void {
    isWatching = false
    if (!pending || pending.until > elapsed()) return watch()
    const { passed } = pending
    pending = undefined
    passed()
  }

  return (passed) => {
    const own = (pending = { until: elapsed() + SEND_TIMEOUT_MS, passed })
    watch()
    return () => {
      if (pending !== own) return false
      pending = undefined
      return true
    }
  }
}
