import type { Trigger } from '@foyer/sdk'
import type { ManifestEntry } from '../extension-points/manifest-entry.ts'

/**
 * The trigger that starts a plugin's code: the one that the manifest names, else the earliest trigger of the
 * points that `activate` contributes to. `undefined`: the plugin starts when its component, route or service
 * is requested.
 */
export function activationTrigger(
  named: Trigger | undefined,
  contributes: readonly ManifestEntry[],
): Trigger | undefined {
  if (named) return named
  let trigger: Trigger | undefined
  // a loop by index: an iterator would allocate two more objects for each plugin at boot
  for (let index = 0; index < contributes.length; index++) {
    const { at, startsAt } = contributes[index] ?? {}
    if (at || startsAt === 'demand') continue
    if (startsAt === 'start') return startsAt
    trigger = 'idle'
  }
  return trigger
}
