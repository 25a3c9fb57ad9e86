import type { Trigger } from '@foyer/sdk'
import type { ManifestEntry } from '../extension-points/manifest-entry.ts'

/**
 * What starts a plugin's code: what its manifest names, else the earliest of the points that `activate` will contribute
 * to; `undefined` for a plugin that waits until its component, route or service is asked for.
 */
export function activationTrigger(
  named: Trigger | undefined,
  contributes: readonly ManifestEntry[],
): Trigger | undefined {
  if (named) return named
  let trigger: Trigger | undefined
  // by index, as everywhere where a boot of many plugins passes: an iterator is two objects more for each
  for (let index = 0; index < contributes.length; index++) {
    const { at, startsAt } = contributes[index] ?? {}
    if (at || startsAt === 'demand') continue
    if (startsAt === 'start') return startsAt
    trigger = 'idle'
  }
  return trigger
}
