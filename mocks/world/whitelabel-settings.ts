import type { Profile } from '../../kernel/profile/profile.ts'

/** Settings by plugin. */
type Settings = Profile['settings']

/**
 * A world's settings as the status has them, whose reader merges them over the profile's: a field that the world has lost is
 * `null`.
 */
export function whitelabelSettings(world: Settings, profile: Settings): Settings {
  const sent = new Map(Object.entries(world))
  for (const [plugin, fields] of Object.entries(profile)) {
    const removed = Object.keys(fields).filter((field) => !Object.hasOwn(world[plugin] ?? {}, field))
    if (removed.length > 0)
      sent.set(plugin, { ...world[plugin], ...Object.fromEntries(removed.map((field) => [field, null])) })
  }
  return Object.fromEntries(sent)
}
