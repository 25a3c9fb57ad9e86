/** How long the gateway's install settings and download links are cached. */
export const SETTINGS_CACHE_MS = 300_000
