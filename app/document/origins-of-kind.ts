import type { AnyManifest, OriginKind } from '@foyer/sdk'
import type { Profile } from '../../kernel/profile/profile.ts'
import { sourceOrigin } from '../../kernel/urls/source-origin.ts'

/**
 * The foreign origins of one kind, sorted: those of the manifests, with the merchant's settings, and those that its
 * profile allows foreign plugins. A setting without an address, or a host that is not https, adds nothing.
 */
export function originsOfKind(
  kind: OriginKind,
  { settings, foreign = [] }: Pick<Profile, 'settings' | 'foreign'>,
  manifests: readonly AnyManifest[],
): readonly string[] {
  const found = manifests.flatMap(({ id, origins }) =>
    (origins?.[kind] ?? []).flatMap((source) => {
      const origin = sourceOrigin(source, settings[id] ?? {})
      return origin?.startsWith('https://') ? [origin] : []
    }),
  )
  return [...new Set([...found, ...foreign.flatMap(({ origins }) => origins[kind] ?? [])])].sort()
}
