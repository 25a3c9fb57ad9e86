import type { Profile } from '../../kernel/profile/profile.ts'

/** Settings by plugin. */
type Settings = Profile['settings']

/** What a world has of `whitelabelVal`. */
interface WorldValues {
  readonly settings: Settings
  /** Whether a plugin is disabled, by id. */
  readonly disabled: Readonly<Record<string, boolean>>
}

/**
 * A world's `whitelabelVal`: settings by plugin, and under `disabled` the list of the plugins that the merchant has disabled,
 * which replaces the profile's.
 */
export function whitelabelValues(
  { settings, disabled }: WorldValues,
  profile: Pick<Profile, 'settings' | 'disabled'>,
): Readonly<Record<string, unknown>> {
  const ids = Object.keys(disabled).filter((id) => disabled[id])
  return {
    ...whitelabelSettings(settings, profile.settings),
    ...((ids.length > 0 || profile.disabled?.length) && { disabled: ids }),
  }
}

/**
 * A world's settings as the status has them, whose reader merges them over the profile's: a field that the world has lost is
 * `null`.
 */
function whitelabelSettings(world: Settings, profile: Settings): Settings {
  const sent = new Map(Object.entries(world))
  for (const [plugin, fields] of Object.entries(profile)) {
    const removed = Object.keys(fields).filter((field) => !Object.hasOwn(world[plugin] ?? {}, field))
    if (removed.length > 0)
      sent.set(plugin, { ...world[plugin], ...Object.fromEntries(removed.map((field) => [field, null])) })
  }
  return Object.fromEntries(sent)
}
