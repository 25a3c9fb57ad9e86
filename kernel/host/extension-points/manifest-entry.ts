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

/** A point by its id, as a manifest names it or contributes to it. */
export function declaredPoint(entries: readonly ManifestEntry[], id: unknown): PointType | undefined {
  const found = entries.find((entry) => (entry.at ?? entry).id === id)
  return (found?.at ?? found) as PointType | undefined
}
