import type { Store } from '../store.ts'
import { token } from '../token.ts'

/**
 * Whether the site's host answers, as far as requests show (ER-02).
 *
 * - `unknown`: no request has been made yet. Treat it as `online`.
 * - `online`: the latest result is an answer of the site's host; an error status is an answer too.
 * - `unreachable`: the site's host does not answer, but another of the merchant's hosts does: the device has
 *   a network.
 * - `offline`: no host answers, or the browser reports that there is no network.
 */
export type ReachabilityState = 'unknown' | 'online' | 'unreachable' | 'offline'

/**
 * Whether requests get answers. `navigator.onLine` is no substitute: it is true on a Wi-Fi without internet,
 * and in some browsers on every page that was loaded without a network.
 */
export interface Reachability {
  readonly state: Store<ReachabilityState>
  /** Asks the site's host now, within 5 seconds; calls at the same time share one request. Never rejects. */
  check(): Promise<ReachabilityState>
  /**
   * Calls `listener` each time the host answers again after a failure, so that failed work can be repeated.
   * Returns the unsubscribe function.
   */
  onReturn(listener: () => void): () => void
}
/** The service `Reachability`. */
export const REACHABILITY = token<Reachability>('kernel.reachability')
