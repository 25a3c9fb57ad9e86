import type { AnyManifest, Trigger } from '@foyer/sdk'
import type { ManifestEntry } from './points.ts'

/**
 * What starts a plugin's code: what its manifest names, else the earliest of the points that `activate` will contribute
 * to; `undefined` for one that waits until its component, route or service is asked for.
 */
export function triggerOf({ activate, contributes }: AnyManifest): Trigger | undefined {
  if (activate || !contributes) return activate
  let trigger: Trigger | undefined
  for (const { at, startsAt } of contributes as readonly ManifestEntry[]) {
    if (at || startsAt === 'demand') continue
    if (startsAt === 'start') return startsAt
    trigger = 'idle'
  }
  return trigger
}
