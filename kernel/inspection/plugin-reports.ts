import { type AnyManifest, type Contribution, type Origins, type OriginSource, routes } from '@foyer/sdk'
import type { ForeignReport } from '../foreign/foreign-report.ts'
import { gateSwitches } from '../host/tooling/gate-switches.ts'
import type { HostSnapshot, PluginSnapshot } from '../host/tooling/host-snapshot.ts'
import { explain } from '../host/tooling/explain.ts'
import type { StateTimes } from './recorded-bus.ts'
import type {
  ErrorCount,
  ForeignFileReport,
  Place,
  PluginReport,
  StartReport,
  LedgerEntry,
} from './channel.ts'
import { fileBytes } from './file-bytes.ts'

import { ContributionEntry } from '../host/extension-points/contribution-entry.ts'
import type { Effect } from '../host/core/lifecycle-state.ts'

/** What the page has recorded of its plugins, by id. */
export interface PluginRecords {
  readonly times: ReadonlyMap<string, StateTimes>
  readonly errors: ReadonlyMap<string, readonly ErrorCount[]>
}
const NOTHING: PluginRecords = { times: new Map(), errors: new Map() }

/**
 * Every plugin of a page, for an inspector: its state with the reason, its requirements and contributions.
 */
export const pluginReports = (
  host: HostSnapshot,
  { times, errors }: PluginRecords = NOTHING,
): readonly PluginReport[] =>
  [...host.plugins.values()].map(({ id, plugin: { manifest }, dependencies, effects }) => ({
    id,
    title: manifest.title,
    chain: explain(host, id),
    disabled: host.facts.disabled?.[id] === true,
    locked: host.locked.includes(id),
    switches: gateSwitches(manifest.when),
    readsSwitches: manifest.readsSwitches ?? [],
    requires: Object.values(manifest.requires ?? {}).map(String),
    needs: providersOf(host, dependencies, false),
    uses: providersOf(host, dependencies, true),
    contributes: contributesOf(manifest),
    shows: placesOf(manifest),
    origins: originsOf(manifest),
    hasSettings: manifest.settings !== undefined,
    services: dependencies.map(({ token, optional, selected, providers }) => {
      const provider = selected ?? providers[0]
      return { token, optional, ...(provider !== undefined && host.plugins.has(provider) && { provider }) }
    }),
    ledger: ledgerOf(effects),
    ...startOf(times.get(id)),
    errors: errors.get(id) ?? [],
  }))

/** Nothing until it has run: it may have failed before. */
function startOf({ waiting, activating, active }: StateTimes = {}): { readonly start?: StartReport } {
  if (active === undefined || activating === undefined || activating > active) return {}
  const begun = waiting !== undefined && waiting <= activating ? waiting : activating
  const rounded = (ms: number): number => Math.round(ms * 10) / 10
  return {
    start: {
      at: rounded(begun),
      loadMs: rounded(activating - begun),
      startMs: rounded(active - activating),
    },
  }
}

/**
 * Every entry of the profile's foreign plugins, with the size of each file that has been let in, as far as that is
 * known.
 *
 * @param onSize called when another size has become known
 */
export const foreignFileReports = (
  reports: readonly ForeignReport[],
  onSize: () => void,
): readonly ForeignFileReport[] =>
  reports.map((report) =>
    report.state === 'registered' ? { ...report, bytes: fileBytes(report.url, onSize) } : report,
  )

/** The plugins behind a plugin's services, each once; the kernel is none. */
const providersOf = (
  { plugins }: HostSnapshot,
  dependencies: PluginSnapshot['dependencies'],
  isOptional: boolean,
): readonly string[] => [
  ...new Set(
    dependencies
      .filter(({ optional }) => optional === isOptional)
      .flatMap(({ selected, providers }) => selected ?? providers[0] ?? [])
      .filter((id) => plugins.has(id)),
  ),
]

/** Each extension point once; each page. */
function placesOf({ contributes = [] }: AnyManifest): readonly Place[] {
  const entries: readonly Contribution[] = contributes
  const places = entries.map((entry): Place => {
    const { id, ...point } = 'at' in entry ? entry.at : entry
    const page = 'value' in entry && id === routes.id ? labelOf(entry.value) : ''
    return { point: id, isSlot: 'slot' in point, ...(page && { page }) }
  })
  const isSame = (one: Place, other: Place): boolean => one.point === other.point && one.page === other.page
  return places.filter((place, at) => places.findIndex((other) => isSame(other, place)) === at)
}

function contributesOf({ contributes, provides }: AnyManifest): readonly string[] {
  const entries: readonly Contribution[] = contributes ?? []
  const added = entries.map((entry) => {
    if (!('at' in entry)) return entry.id
    const label = 'component' in entry ? entry.component : labelOf(entry.value)
    return label ? `${entry.at.id}: ${label}` : entry.at.id
  })
  return [...added, ...Object.values(provides ?? {}).map(String)]
}
function labelOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const label = 'path' in value ? value.path : 'key' in value ? value.key : ''
  return typeof label === 'string' ? label : ''
}

function originsOf({ origins = {} }: AnyManifest): readonly string[] {
  const sources: readonly (readonly OriginSource[])[] = Object.values(origins as Origins)
  const names = sources
    .flat()
    .map((source) => (typeof source === 'string' ? source : `what the setting ${source.fromSetting} says`))
  return [...new Set(names)]
}

/** The ledger of a run as data, oldest first. */
const ledgerOf = (effects: readonly Effect[]): readonly LedgerEntry[] => effects.map(entryOf)

function entryOf(effect: Effect): LedgerEntry {
  if (effect instanceof ContributionEntry) return { call: 'contribute', of: pointOf(effect) }
  const { call = 'defer', of = '' } = effect
  const isDelay = call === 'timeout' || call === 'interval'
  return { call, of: isDelay ? `${String(of)} ms` : String(of) }
}

function pointOf({ point: { type }, value }: ContributionEntry): string {
  const key: unknown = typeof value === 'object' && value !== null && 'key' in value ? value.key : undefined
  return typeof key === 'string' ? `${type.id}: ${key}` : type.id
}
