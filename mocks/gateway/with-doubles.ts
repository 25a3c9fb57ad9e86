import type { Profile } from '../../kernel/profile/profile.ts'

/** Settings by plugin. */
type Settings = Profile['settings']

/**
 * A world's settings, as the status has them: those of `doubles`, which lead to the gateway instead of a vendor, replace the
 * profile's. A plugin that the merchant has not set up gets none, and a setting that was changed in the world stays.
 */
export function withDoubles(world: Settings, profile: Settings, doubles: Settings): Settings {
  const replaced = Object.entries(world).map(([plugin, own]) => {
    const free = Object.entries(doubles[plugin] ?? {}).filter(
      ([field]) => own[field] === profile[plugin]?.[field],
    )
    return [plugin, { ...own, ...Object.fromEntries(free) }]
  })
  return Object.fromEntries(replaced) as Settings
}
