import type { Plugin } from '@foyer/sdk'

const modules = import.meta.glob<Plugin>('../plugins/*/*/manifest.ts', { eager: true, import: 'default' })

/** Every plugin's manifest, found by itself: adding a folder edits no file (KN-01). Fetched after hydration. */
export const registry: readonly Plugin[] = Object.values(modules)
