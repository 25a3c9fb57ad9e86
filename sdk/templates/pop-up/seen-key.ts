import { defineStorageKey } from '@foyer/sdk'

/** The id of the notice that the player closed last. */
export const SEEN = defineStorageKey({
  name: 'vendors.acme.seen',
  area: 'local',
  format: 'text',
  parse: (stored) => (typeof stored === 'string' ? stored : undefined),
})
