import type { AnyManifest } from '../../plugin.ts'
import { isRecord } from '../plugin-parts.ts'

/** One entry of `contributes`, checked at run time: our compiler has not checked a foreign plugin. */
export interface ReadContribution {
  readonly point: Readonly<Record<string, unknown>>
  readonly kind: 'static' | 'component' | 'declared'
  /** The contributed value, or the name of the exported component. */
  readonly value: unknown
}

export function contributionsOf({ contributes = [] }: AnyManifest): readonly ReadContribution[] {
  return (contributes as readonly unknown[]).map((entry) => {
    const given = isRecord(entry) ? entry : {}
    const { at } = given
    if (!isRecord(at)) return { point: given, kind: 'declared', value: undefined }
    return 'component' in given
      ? { point: at, kind: 'component', value: given['component'] }
      : { point: at, kind: 'static', value: given['value'] }
  })
}
/** Values that the manifest contributes to a point. */
export const contributedValues = (
  manifest: AnyManifest,
  point: string,
): readonly Readonly<Record<string, unknown>>[] =>
  contributionsOf(manifest)
    .filter((entry) => entry.kind === 'static' && entry.point['id'] === point)
    .map(({ value }) => (isRecord(value) ? value : {}))
