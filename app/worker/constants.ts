/** A page that has not come from the network by then is shown from the cache. */
export const PAGE_LIMIT_MS = 2_000
/** The pages that the worker keeps: home, and the shell that shows every other screen. Any address of the shell gives the same. */
export const HOME_PAGE = '/m/home'
export const SHELL_PAGE = '/m/game'
