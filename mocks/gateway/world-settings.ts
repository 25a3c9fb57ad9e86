import { isDeepStrictEqual } from 'node:util'
import type { Profile } from '../../kernel/profile/profile.ts'
import type { World } from '../world/world.ts'
import { SCENARIOS } from './scenarios.ts'

/**
 * The settings of a world as the site gets them, by plugin: the profile's, then the fields that scenarios set now, then those that
 * patches have changed or removed. A patch to the profile's own value counts as none.
 */
export function worldSettings(
  world: Pick<World, 'settings' | 'scenarios' | 'merchant'>,
  profile: Pick<Profile, 'settings'>,
): Profile['settings'] {
  const set = SCENARIOS.flatMap((scenario) =>
    Object.entries(scenario.settings?.(scenario.of(world), world.merchant) ?? {}),
  )
  const settings = new Map(Object.entries(world.settings))
  for (const [plugin, fields] of set) {
    const own = world.settings[plugin] ?? {}
    const before = profile.settings[plugin] ?? {}
    const free = Object.entries(fields).filter(([field]) => isDeepStrictEqual(own[field], before[field]))
    settings.set(plugin, { ...settings.get(plugin), ...Object.fromEntries(free) })
  }
  return Object.fromEntries(settings)
}
