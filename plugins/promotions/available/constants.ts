/** How long the answer is cached, in milliseconds. */
export const PROMOTIONS_CACHE_MS = 60_000
