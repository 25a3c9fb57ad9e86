/** How long the list of draws is cached. */
export const DRAWS_CACHE_MS = 10_000
/** Between the moment of a draw and the first question for its result: the operator needs a moment to publish it. */
export const RESULT_DELAY_MS = 5_000
/** Between two questions for a result that is late. */
export const RESULT_RETRY_MS = 15_000
/** The countdown shows seconds below this. */
export const SECONDS_BELOW_MS = 3_600_000
/** Most numbers of a result that a card has room for. */
export const MAX_NUMBERS = 8
/** Longest number of a result, in characters: `839204`. */
export const MAX_NUMBER_LENGTH = 6
/** Draws further away than this are an error of the gateway. */
export const MAX_AHEAD_MS = 31 * 86_400_000
