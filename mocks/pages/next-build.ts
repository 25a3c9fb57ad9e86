import { BUILD } from '../world/build-scenario.ts'
import type { World } from '../world/world.ts'

/** The asset manifest of a fictitious build; undefined if the world has none, so that the site's own is served. */
export const nextBuild = (world: World): Response | undefined =>
  BUILD.of(world)
    ? Response.json(
        { build: 'next-1', files: {}, entrypoints: [] },
        { headers: { 'cache-control': 'no-cache' } },
      )
    : undefined
