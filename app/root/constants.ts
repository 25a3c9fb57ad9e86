/** How often the site is mounted anew within `REMOUNT_WINDOW_MS` before the page gives up. */
export const REMOUNTS_MAX = 3
export const REMOUNT_WINDOW_MS = 60_000
