/** A ping without an answer is aborted after this time (CA-12, CO-02). */
export const PING_TIMEOUT_MS = 20_000
/** A race without a winner ends after this time (CA-12, CO-02). */
export const RACE_TIMEOUT_MS = 10_000
/** At most this many domains take part, chosen at random (CA-12, CO-02). */
export const RACE_DOMAINS = 10
/** The race waits no longer for the gateway's list: the gateway is probably failing already. */
export const LIST_TIMEOUT_MS = 3_000
