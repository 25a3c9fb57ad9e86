import type { World } from '../world/world.ts'

/** The asset manifest of a build that was never made; nothing while the world has none, and the site's own is served. */
export const nextBuild = (world: World): Response | undefined =>
  world.nextBuild
    ? Response.json(
        { build: `next-${world.nextBuild}`, files: {}, entrypoints: [] },
        { headers: { 'cache-control': 'no-cache' } },
      )
    : undefined
