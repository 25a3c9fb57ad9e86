import { GAMES_PATH, HOME_PATH } from '@foyer/sdk'

/** A page that has not arrived from the network by then is shown from the cache. */
export const PAGE_TIMEOUT_MS = 2_000
/**
 * The pages in the cache: home, and the shell that shows every other screen. Every address of the shell
 * returns the same page.
 */
export const HOME_PAGE = HOME_PATH
export const SHELL_PAGE = GAMES_PATH
