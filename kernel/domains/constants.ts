/** A ping that has not been answered by then is given up (CA-12, CO-02). */
export const PING_TIMEOUT_MS = 20_000
/** A race without a winner ends then (CA-12, CO-02). */
export const RACE_TIMEOUT_MS = 10_000
/** So many domains take part, drawn by lot (CA-12, CO-02). */
export const RACE_DOMAINS = 10
/** The race does not wait longer for the gateway's list: whoever asks has a gateway that is ill already. */
export const LIST_TIMEOUT_MS = 3_000
