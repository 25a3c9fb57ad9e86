import type { Profile } from '../../kernel/profile/profile.ts'

/** Settings by plugin. */
type Settings = Profile['settings']

/**
 * A world's settings, as the status has them: those of `doubles`, which lead to the gateway instead of a vendor, replace the
 * profile's. A plugin that the merchant has not set up gets none, and a setting that was changed in the world stays.
 * @param developed the same of the foreign plugin in development, which gets them whether or not the merchant has set it up
 */
export function withDoubles(
  world: Settings,
  profile: Settings,
  doubles: Settings,
  developed: Settings = {},
): Settings {
  const unset = Object.fromEntries(Object.keys(developed).map((plugin) => [plugin, {}]))
  const replaced = Object.entries<Settings[string]>({ ...unset, ...world }).map(([plugin, own]) => {
    const free = Object.entries(developed[plugin] ?? doubles[plugin] ?? {}).filter(
      ([field]) => own[field] === profile[plugin]?.[field],
    )
    return [plugin, { ...own, ...Object.fromEntries(free) }]
  })
  return Object.fromEntries(replaced) as Settings
}
