import type { World } from '../world/world.ts'

/** The asset manifest of a fictitious build; undefined if the world has none, so that the site's own is served. */
export const nextBuild = (world: World): Response | undefined =>
  world.nextBuild
    ? Response.json(
        { build: `next-${world.nextBuild}`, files: {}, entrypoints: [] },
        { headers: { 'cache-control': 'no-cache' } },
      )
    : undefined
