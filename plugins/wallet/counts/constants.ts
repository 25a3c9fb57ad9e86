/** A rise by more tells only the latest so many arrivals. */
export const MAX_ARRIVALS = 20
/** How many orders of an answer are read. */
export const LISTED_ORDERS = 20
/** How many ids of orders are remembered as reported. */
export const REPORTED_ORDERS = 40
