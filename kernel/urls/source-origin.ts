import type { OriginSource } from '@foyer/sdk'
import { parseUrl } from '../../sdk/src/parse-url.ts'

/**
 * The origin of an entry of a manifest's `origins`: the entry itself (its first label may be `*`), or the
 * origin of the address in the setting that it names. `undefined` when the setting is absent or not an
 * address: no origin is allowed.
 */
export function sourceOrigin(
  source: OriginSource,
  settings: Readonly<Record<string, unknown>>,
): string | undefined {
  if (typeof source === 'string') return source
  const value = settings[source.fromSetting]
  return typeof value === 'string' ? parseUrl(value)?.origin : undefined
}
