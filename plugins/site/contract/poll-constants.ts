/** How often the gateway is asked for a count (CO-04). */
export const POLL_MS = 30_000
/** The longest wait after failures; the first is `POLL_MS`, and each further one twice as long. */
export const MAX_WAIT_MS = 300_000
/** The shortest time between two attempts of a tab, whatever the clock or the storage says. */
export const MIN_WAIT_MS = 1_000
/** A browser's timer may fire this much early. */
export const TIMER_SLACK_MS = 50
/** What a page finds in the storage is shown if its answer is no older. */
export const RECENT_MS = 60_000

/** The lock is held so long after a write, until every tab reads it. */
export const PROPAGATION_MS = 200
/** Without Web Locks: how long a tab may hold the lease; longer than a call may take. */
export const LEASE_MS = 40_000
/** How long a tab waits before it believes that the lease is its own. */
export const LEASE_CONFIRM_MS = 100
/** How often a tab looks whether another one's lease has ended. */
export const LEASE_CHECK_MS = 1_000
