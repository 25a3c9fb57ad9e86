import { defineStorageKey } from '@foyer/sdk'

/** When the player was last asked to refresh, in any tab: epoch milliseconds. */
export const PROMPTED_AT = defineStorageKey<number>({
  name: 'foyer.update.asked',
  area: 'local',
  parse: (stored) => (typeof stored === 'number' ? stored : undefined),
})
