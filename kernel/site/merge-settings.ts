import { isRecord, type SiteStatus } from '@foyer/sdk'

type Settings = SiteStatus['settings']

/** A plugin's id, which has a dot: an operator's own keys beside them are mostly flat. */
export const PLUGIN_ID = /^[a-z][\da-z-]*\.[\da-z][\da-z-]*$/

/**
 * The profile's settings with those of `whitelabelVal` over them (EN-25), field by field: `null` removes a field, so that the
 * plugin's default applies. The gateway's record has keys of the operator's own too, flat or grouped, which are no plugin's: they
 * are ignored.
 *
 * @returns also the plugins of the profile whose value is no record: their settings stay
 */
export function mergeSettings(
  profile: Settings,
  given: Readonly<Record<string, unknown>>,
): { readonly settings: Settings; readonly malformed: readonly string[] } {
  const settings = new Map(Object.entries(profile))
  const malformed: string[] = []
  for (const [id, value] of Object.entries(given)) {
    if (isRecord(value) && PLUGIN_ID.test(id)) {
      const fields = Object.entries({ ...settings.get(id), ...value })
      settings.set(id, Object.fromEntries(fields.filter(([, field]) => field !== null)))
    } else if (settings.has(id) && value !== undefined && value !== null && value !== '') malformed.push(id)
  }
  return { settings: Object.fromEntries(settings), malformed }
}
