import { defineStorageKey } from '@foyer/sdk'

/** The player has closed the bar in this session (EN-14, ST-12). Any other value than `1` says nothing. */
export const BAR_CLOSED = defineStorageKey<string>({
  name: 'hideDownloadBar',
  area: 'session',
  format: 'text',
  parse: (stored) => (typeof stored === 'string' ? stored : undefined),
})
/** Its value once the player has closed it. */
export const CLOSED = '1'
