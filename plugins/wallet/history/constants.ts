/** Orders of a page. */
export const PAGE_SIZE = 20
/** What a gateway sends beyond so many orders of a page is left out. */
export const PAGE_ORDERS_MAX = 100
/** No later page is asked for. */
export const PAGE_MAX = 99_999
/** How often a page with an order that waits is loaded again while it is seen, in milliseconds. */
export const REFRESH_MS = 20_000
