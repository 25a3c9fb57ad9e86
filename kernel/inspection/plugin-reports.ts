import type { AnyManifest, Contribution, Gate, Hosts, HostSource } from '@foyer/sdk'
import type { HostSnapshot } from '../host/tooling/host-snapshot.ts'
import { explain } from '../host/tooling/explain.ts'
import type { PluginReport } from './channel.ts'

/** Every plugin of a page, for an inspector: how it stands and why, what it needs and what it adds. */
export const pluginReports = (host: HostSnapshot): readonly PluginReport[] =>
  [...host.plugins.values()].map(({ id, plugin: { manifest } }) => ({
    id,
    title: manifest.title,
    chain: explain(host, id),
    switches: [...new Set(switchesOf(manifest.when))],
    needs: Object.values(manifest.requires ?? {}).map(String),
    adds: addsOf(manifest),
    hosts: hostsOf(manifest),
    hasSettings: manifest.settings !== undefined,
  }))

const switchesOf = (gate: Gate | undefined): readonly string[] =>
  gate?.op === 'switch' ? [gate.key ?? ''] : (gate?.of ?? []).flatMap(switchesOf)

function addsOf({ contributes, provides }: AnyManifest): readonly string[] {
  const entries: readonly Contribution[] = contributes ?? []
  const added = entries.map((entry) => {
    if (!('at' in entry)) return entry.id
    const label = 'fill' in entry ? entry.fill : labelOf(entry.value)
    return label ? `${entry.at.id}: ${label}` : entry.at.id
  })
  return [...added, ...Object.values(provides ?? {}).map(String)]
}
function labelOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const label = 'path' in value ? value.path : 'key' in value ? value.key : ''
  return typeof label === 'string' ? label : ''
}

function hostsOf({ hosts = {} }: AnyManifest): readonly string[] {
  const sources: readonly (readonly HostSource[])[] = Object.values(hosts as Hosts)
  const names = sources
    .flat()
    .map((source) => (typeof source === 'string' ? source : `what the setting ${source.fromSetting} says`))
  return [...new Set(names)]
}
