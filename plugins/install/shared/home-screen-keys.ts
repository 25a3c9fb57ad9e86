import { defineStorageKey } from '@foyer/sdk'

/** How often the player has dismissed the browser's prompt on this device; `INSTALLED_COUNT`: the site is installed (ST-13). */
export const HOME_SCREEN_COUNT = defineStorageKey<number>({
  name: 'install.web-manifest.count',
  area: 'local',
  parse: (stored) =>
    typeof stored === 'number' && Number.isInteger(stored) && stored >= 0 ? stored : undefined,
})
/** The count once the browser has installed the site (ST-13). */
export const INSTALLED_COUNT = 99

/** The player has dismissed the browser's prompt in this session (ST-13). */
export const HOME_SCREEN_DISMISSED = defineStorageKey<string>({
  name: 'install.web-manifest.prompt.closed',
  area: 'session',
  format: 'text',
  parse: (stored) => (stored === '1' ? stored : undefined),
})
