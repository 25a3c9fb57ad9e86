import type { Profile } from '../../kernel/profile/profile.ts'
import type { ScenarioValues } from '../define-scenario.ts'
import { MAX_WORLDS } from './constants.ts'
import { newWorld } from './new-world.ts'
import type { World } from './world.ts'

/** In the order of creation. */
const worlds = new Map<string, World>()
/** Default worlds, for browsers without a cookie, by merchant. */
const defaults = new Map<string, World>()

/**
 * Makes a world and registers it by its id. The oldest one is dropped if there are too many.
 * @param id a caller's own id, whose earlier world is replaced; a fresh one by default
 */
export function createWorld(profile: Profile, state?: ScenarioValues, id?: string): World {
  const world = newWorld(profile, { ...(state && { state }), ...(id && { id }) })
  worlds.delete(world.id)
  worlds.set(world.id, world)
  for (const oldest of worlds.keys()) {
    if (worlds.size <= MAX_WORLDS) break
    worlds.delete(oldest)
  }
  return world
}

export const findWorld = (id: string | null | undefined): World | undefined =>
  id ? (worlds.get(id) ?? [...defaults.values()].find((world) => world.id === id)) : undefined

/** A merchant's default world, which all browsers without a cookie share. */
export function defaultWorld(profile: Profile): World {
  const found = defaults.get(profile.id) ?? newWorld(profile, { id: `default-${profile.id}` })
  defaults.set(profile.id, found)
  return found
}
