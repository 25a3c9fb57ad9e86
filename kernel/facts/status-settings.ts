import { type AnyManifest, isRecord, type OriginSource, parseUrl, type SiteStatus } from '@foyer/sdk'

type Settings = SiteStatus['settings']
type Fields = Readonly<Record<string, unknown>>

/** Longer ids, or more of them, are a mistake. */
const TEXT_LENGTH_MAX = 500
const LIST_LENGTH_MAX = 50

export interface StatusSettingsInput {
  readonly status: Pick<SiteStatus, 'settings' | 'parts'>
  /** The settings that the page was baked with: its policy knows their hosts, and no others. */
  readonly profile: Settings
  readonly manifests: Iterable<AnyManifest>
  /** The page's own. */
  readonly origin: string
}

/**
 * The settings of a status: those that manifests take from its `info.analytics` (EN-25, names as EN-06: assumed), and no host
 * that the baked profile does not name.
 *
 * @returns also what was refused, each beginning with its code: `SI-ANALYTICS`, `SI-ORIGIN`
 */
export function statusSettings({ status, profile, manifests, origin }: StatusSettingsInput): {
  readonly settings: Settings
  readonly problems: readonly string[]
} {
  const settings: Record<string, Fields> = { ...status.settings }
  const problems: string[] = []
  const analytics = status.parts?.['analytics']
  if (analytics !== undefined && !isRecord(analytics))
    problems.push('SI-ANALYTICS: info.analytics of the site status is no record')
  for (const manifest of manifests) {
    const { id } = manifest
    const baked = profile[id] ?? {}
    const given = { ...settings[id], ...(isRecord(analytics) && idsOf(manifest, analytics, baked, problems)) }
    const allowed = manifest.origins ? withoutNewHosts(manifest, given, baked, origin, problems) : given
    if (settings[id] || Object.keys(allowed).length > 0) settings[id] = allowed
  }
  return { settings, problems }
}

/** The settings that a manifest takes from the analytics part. */
function idsOf(
  { id, settingsFrom = {}, origins }: AnyManifest,
  analytics: Fields,
  baked: Fields,
  problems: string[],
): Fields {
  const ids: Record<string, string> = {}
  for (const [field, name] of Object.entries<string | undefined>(settingsFrom)) {
    const raw = name !== undefined && Object.hasOwn(analytics, name) ? analytics[name] : undefined
    if (raw === undefined || raw === null || raw === '') continue
    const value = idText(raw)
    if (value === undefined) problems.push(`SI-ANALYTICS: info.analytics.${name} of the site status is no id`)
    // The page's policy has the plugin's hosts only where the profile names the setting.
    else if (origins && !Object.hasOwn(baked, field))
      problems.push(
        `SI-ANALYTICS: info.analytics.${name} is not used: the profile does not name ${id}.${field}`,
      )
    else if (value !== '') ids[field] = value
  }
  return ids
}

/** An id as text; several are joined with commas. A number that JSON cannot hold exactly is none. */
function idText(raw: unknown): string | undefined {
  const one = (value: unknown): string | undefined => {
    if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : undefined
    const text = typeof value === 'string' ? value.trim() : undefined
    return text !== undefined && text.length <= TEXT_LENGTH_MAX ? text : undefined
  }
  if (!Array.isArray(raw)) return one(raw)
  if (raw.length > LIST_LENGTH_MAX) return undefined
  const texts = raw.map(one)
  if (texts.includes(undefined)) return undefined
  return [...new Set(texts.filter((text) => text !== ''))].join()
}

/** The settings of a plugin that reaches other hosts; one that leads to a host that the profile's does not stays the profile's. */
function withoutNewHosts(
  { id, origins = {} }: AnyManifest,
  given: Fields,
  baked: Fields,
  origin: string,
  problems: string[],
): Fields {
  const sources = Object.values(origins as Readonly<Record<string, readonly OriginSource[]>>).flat()
  const hosts = new Set(sources.map((source) => (typeof source === 'string' ? '' : source.fromSetting)))
  const allowed: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(given)) {
    const known = new Set([origin, ...originsIn(baked[field], origin)])
    const isNew = originsIn(value, origin).some((found) => !known.has(found))
    // A text that is no address would become one only in the plugin.
    const isUnclear = hosts.has(field) && value !== '' && value !== baked[field] && !isAddress(value)
    if (!isNew && !isUnclear) allowed[field] = value
    else {
      if (Object.hasOwn(baked, field)) allowed[field] = baked[field]
      problems.push(
        `SI-ORIGIN: the site status leads ${id}.${field} to a host that the profile does not name`,
      )
    }
  }
  return allowed
}

/** An address of another host, with or without its scheme. */
const FOREIGN = /^\s*(?:[a-z][a-z\d+.-]*:)?[\\/]{2}/i
/** An address as the browser reads it: it skips tabs and line breaks, and control characters at the start. */
const asRead = (address: string): string => address.replace(/[\t\n\r]/g, '').replace(/^[\p{Cc}\s]+/u, '')
const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && (FOREIGN.test(asRead(value)) || /^\/(?![\\/])/.test(asRead(value)))

/** Settings nest no deeper. */
const DEPTH_MAX = 20
/** The origins of all addresses in a value; what cannot be read counts as one. */
function originsIn(value: unknown, origin: string, depth = 0): readonly string[] {
  if (depth > DEPTH_MAX) return ['']
  if (typeof value === 'string') {
    if (!FOREIGN.test(asRead(value))) return []
    return [parseUrl(value, origin)?.origin ?? value]
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((part) => originsIn(part, origin, depth + 1))
    : []
}
