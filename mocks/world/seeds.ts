import { type BrowserSeed, defineEntries } from '../define-scenario.ts'

const SESSION_AREA = 'session.'

/**
 * Entries for local storage; one with the prefix `session.` is for session storage, without the prefix. In an address each is a
 * parameter of its own: `seed.<key>=…`.
 */
export const SEEDS = defineEntries<string>({
  name: 'seeds',
  readEntry: () => undefined,
  writeEntry: (key, value) => `${key}=${value}`,
  seed(entries): BrowserSeed {
    const all = Object.entries(entries)
    return {
      local: Object.fromEntries(all.filter(([key]) => !key.startsWith(SESSION_AREA))),
      session: Object.fromEntries(
        all.flatMap(([key, value]) =>
          key.startsWith(SESSION_AREA) ? [[key.slice(SESSION_AREA.length), value]] : [],
        ),
      ),
    }
  },
})
