import type {
  AnyManifest,
  ConsentCategory,
  ConsentVendor,
  Facts,
  Gate,
  Origins,
  OriginSource,
} from '@foyer/sdk'
import { testGate } from '@foyer/sdk/internal'
import type { PluginRecord } from '../host/core/graph-nodes.ts'
import type { ReadonlyHostState } from '../host/core/host-state.ts'
import { isDisabled } from '../host/core/resolve-gate.ts'
import { sourceOrigin } from '../urls/source-origin.ts'

/** A player who allows everything. */
export const ALL_GRANTED = { marketing: true, analytics: true, support: true } as const

/** The categories that a gate reads. */
export const categoriesOf = (gate: Gate | undefined): readonly ConsentCategory[] => {
  if (!gate) return []
  if (gate.op === 'consent') return [gate.key as ConsentCategory]
  return [...new Set((gate.of ?? []).flatMap(categoriesOf))]
}

/** The plugins that would be on if the player allowed everything, and whose gate reads a category. */
export function consentVendors(host: ReadonlyHostState): readonly ConsentVendor[] {
  const facts: Facts = { ...host.facts, consent: ALL_GRANTED }
  const known = new Map<PluginRecord, boolean>()
  const wouldBeOn = (record: PluginRecord): boolean => {
    let result = known.get(record)
    if (result === undefined) known.set(record, (result = isAllowed(record, host, facts, wouldBeOn)))
    return result
  }
  return host.graph.order
    .filter(({ manifest }) => categoriesOf(manifest.when).length > 0)
    .filter(wouldBeOn)
    .map(({ manifest }) => vendorOf(manifest, facts.setting?.[manifest.id] ?? {}))
}

/** Whether a plugin's gate is on with these facts, and that of every plugin that it requires. */
function isAllowed(
  { id, manifest, quarantined, dependencies }: PluginRecord,
  host: ReadonlyHostState,
  facts: Facts,
  wouldBeOn: (record: PluginRecord) => boolean,
): boolean {
  if (quarantined || isDisabled(id, host)) return false
  const provided = dependencies.every(
    ({ optional, service }) =>
      optional || service.providers.some(({ owner }) => owner.state === 'active' || wouldBeOn(owner)),
  )
  try {
    return provided && (!manifest.when || testGate(manifest.when, facts, id) === true)
  } catch {
    // a gate that throws is off; the host has reported it
    return false
  }
}

function vendorOf(
  { id, title, when, purposes, cookies = [], origins = {} }: AnyManifest,
  settings: Readonly<Record<string, unknown>>,
): ConsentVendor {
  const sources: readonly (readonly OriginSource[])[] = Object.values(origins as Origins)
  const hosts = sources.flat().flatMap((source) => sourceOrigin(source, settings)?.split('://')[1] ?? [])
  return {
    plugin: id,
    title,
    categories: categoriesOf(when),
    ...(purposes && { purposes }),
    cookies,
    hosts: [...new Set(hosts)].sort(),
  }
}
