import type { Contribution, StartsAt } from '@foyer/sdk'
import type { PointType } from './extension-point-store.ts'

/** An entry of a manifest's `contributes`, as one shape: a point, or a value or component for one. */
export interface ManifestEntry {
  readonly id?: string
  readonly startsAt?: StartsAt
  readonly at?: PointType
  readonly value?: unknown
  readonly component?: string
  readonly order?: number
}

const NONE: readonly ManifestEntry[] = []
export const entriesOf = (manifest: {
  readonly contributes?: readonly Contribution[]
}): readonly ManifestEntry[] => manifest.contributes ?? NONE

/**
 * Whether a manifest names a point or contributes to it. Compares by identity first, the usual case, then by
 * id.
 */
export function declaresPoint(entries: readonly ManifestEntry[], point: PointType): boolean {
  return (
    entries.includes(point as ManifestEntry) || entries.some((entry) => (entry.at ?? entry).id === point.id)
  )
}
