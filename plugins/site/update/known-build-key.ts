import { defineStorageKey } from '@foyer/sdk'

/** Digest of the last build that this browser was served, shared by its tabs. */
export const KNOWN_BUILD = defineStorageKey<string>({
  name: 'foyer.build',
  area: 'local',
  format: 'text',
  parse: (stored) => (typeof stored === 'string' ? stored : undefined),
})
