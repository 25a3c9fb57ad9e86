import { defineStorageKey } from '@foyer/sdk'

/** Digest of the build that this browser was last served, for all its tabs. */
export const KNOWN_BUILD = defineStorageKey<string>({
  name: 'foyer.build',
  area: 'local',
  format: 'text',
  parse: (stored) => (typeof stored === 'string' ? stored : undefined),
})
