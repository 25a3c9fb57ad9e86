import { defineStorageKey } from '@foyer/sdk'

/** Set once the splash was shown in this session (ST-25); it is the tab's, and not a member's. */
export const SHOWN = defineStorageKey({
  name: 'popups.splash.closed',
  area: 'session',
  parse: (stored) => (stored === true ? stored : undefined),
})
