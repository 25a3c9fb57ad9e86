import { type Facts, type OriginKind, type Origins, type OriginSource, parseUrl } from '@foyer/sdk'
import type { HostSnapshot } from './host-snapshot.ts'

/** A foreign origin that a plugin may reach while it is on. */
export interface Origin {
  readonly plugin: string
  readonly kind: OriginKind
  /** `https://pixel.example` or `https://*.pixel.example` */
  readonly origin: string
}

function originOf(source: OriginSource, plugin: string, { setting }: Facts): string | undefined {
  if (typeof source === 'string') return source
  const value = setting?.[plugin]?.[source.fromSetting]
  return typeof value === 'string' ? parseUrl(value)?.origin : undefined
}

/** All foreign origins that the active plugins may reach, in the order of start. */
export const originsOf = ({ plugins, order, facts }: HostSnapshot): readonly Origin[] =>
  order.flatMap((id) => {
    const snapshot = plugins.get(id)
    if (snapshot?.gate !== 'on') return []
    const declared: Origins = snapshot.plugin.manifest.origins ?? {}
    return Object.entries(declared).flatMap(([kind, sources]) =>
      sources.flatMap((source) => {
        const origin = originOf(source, id, facts)
        return origin === undefined ? [] : [{ plugin: id, kind: kind as OriginKind, origin }]
      }),
    )
  })
