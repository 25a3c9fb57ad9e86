import { defineStorageKey } from '@foyer/sdk'
import type { SeenBuild } from './judge-build.ts'

/** What this browser knows of builds, for all its tabs. */
export const SEEN = defineStorageKey<SeenBuild>({
  name: 'foyer.build',
  area: 'local',
  parse: (stored) => {
    const { digest, askedAt } = Object(stored) as Partial<Record<keyof SeenBuild, unknown>>
    return typeof digest === 'string' && typeof askedAt === 'number' ? { digest, askedAt } : undefined
  },
})
