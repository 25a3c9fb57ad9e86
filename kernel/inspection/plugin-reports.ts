import type { AnyManifest, Contribution, Gate, Origins, OriginSource } from '@foyer/sdk'
import type { ForeignReport } from '../foreign/foreign-report.ts'
import type { HostSnapshot } from '../host/tooling/host-snapshot.ts'
import { explain } from '../host/tooling/explain.ts'
import type { ForeignFileReport, PluginReport } from './channel.ts'
import { fileBytes } from './file-bytes.ts'

/**
 * Every plugin of a page, for an inspector: its state with the reason, its requirements and contributions.
 */
export const pluginReports = (host: HostSnapshot): readonly PluginReport[] =>
  [...host.plugins.values()].map(({ id, plugin: { manifest } }) => ({
    id,
    title: manifest.title,
    chain: explain(host, id),
    disabled: host.facts.disabled?.[id] === true,
    locked: host.locked.includes(id),
    switches: [...new Set(switchesOf(manifest.when))],
    requires: Object.values(manifest.requires ?? {}).map(String),
    contributes: contributesOf(manifest),
    origins: originsOf(manifest),
    hasSettings: manifest.settings !== undefined,
  }))

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

const switchesOf = (gate: Gate | undefined): readonly string[] =>
  gate?.op === 'switch' ? [gate.key ?? ''] : (gate?.of ?? []).flatMap(switchesOf)

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
