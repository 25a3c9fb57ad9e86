import type { Plugin } from '@foyer/sdk'

const modules = import.meta.glob<Plugin>('../plugins/*/*/manifest.ts', { eager: true, import: 'default' })

/**
 * Every plugin's manifest, found automatically: a new folder needs no edit elsewhere (KN-01). Fetched after
 * hydration.
 */
export const registry: readonly Plugin[] = Object.values(modules)
