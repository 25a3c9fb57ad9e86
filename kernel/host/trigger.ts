import type { AnyManifest, Contribution, Trigger } from '@foyer/sdk'

/**
 * What starts a plugin's code: what its manifest names, else the earliest of the points that `activate` will contribute
 * to; `undefined` for one that waits until its component, route or service is asked for.
 */
export function triggerOf({ activate, contributes }: AnyManifest): Trigger | undefined {
  if (activate || !contributes) return activate
  let trigger: Trigger | undefined
  for (const entry of contributes as readonly Contribution[]) {
    if ('at' in entry || entry.startsAt === 'demand') continue
    if (entry.startsAt === 'start') return 'start'
    trigger = 'idle'
  }
  return trigger
}
