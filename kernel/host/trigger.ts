import type { AnyManifest, Trigger } from '@foyer/sdk'
import type { ManifestEntry } from './points.ts'

/**
 * What starts a plugin's code: what its manifest names, else the earliest of the points that `activate` will contribute
 * to; `undefined` for one that waits until its component, route or service is asked for.
 */
export function triggerOf({ activate, contributes }: AnyManifest): Trigger | undefined {
  if (activate || !contributes) return activate
  const entries: readonly ManifestEntry[] = contributes
  let trigger: Trigger | undefined
  // by index, as in `Points.place`
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index]
    if (!entry || entry.at || entry.startsAt === 'demand') continue
    if (entry.startsAt === 'start') return 'start'
    trigger = 'idle'
  }
  return trigger
}
