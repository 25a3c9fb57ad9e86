import type { OriginSource } from '@foyer/sdk'

/**
 * The origin that an entry of a manifest's `hosts` stands for: itself (its first label may be `*`), or that of the address
 * in the setting which it names. `undefined` where the setting is absent or holds no address: that reaches nothing.
 */
export function sourceOrigin(
  source: OriginSource,
  settings: Readonly<Record<string, unknown>>,
): string | undefined {
  if (typeof source === 'string') return source
  const value = settings[source.fromSetting]
  return typeof value === 'string' && URL.canParse(value) ? new URL(value).origin : undefined
}
