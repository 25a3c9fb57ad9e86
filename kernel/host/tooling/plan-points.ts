import { ContributionEntry, type ContributionOwner } from '../extension-points/contribution-entry.ts'
import { ExtensionPointStore, type PointType } from '../extension-points/extension-point-store.ts'
import { entriesOf, type ManifestEntry } from '../extension-points/manifest-entry.ts'
import type { HostSnapshot, PluginSnapshot } from './host-snapshot.ts'
import type { Simulation } from './simulate.ts'

/** One contribution, for display: its plugin, and the component's name or the value's path or key. */
export interface ContributionRef {
  readonly plugin: string
  readonly label: string
}
/** The effects of a change on one extension point. */
export interface PointChange {
  readonly point: string
  readonly kind: 'slot' | 'many' | 'keyed' | 'one'
  readonly loses: readonly ContributionRef[]
  readonly gains: readonly ContributionRef[]
  /** Plugins that start and may contribute from their code; the contributions are not known before. */
  readonly expects: readonly string[]
  /** The point has contributions now and would have none. */
  readonly empties: boolean
  /** The point has no contributions now and would have some. */
  readonly fills: boolean
  /** For a point of kind `one`: the plugin whose contribution is used now, and the one after the change. */
  readonly provider?: { readonly from: string | undefined; readonly to: string | undefined }
}

const declaredBy = ({ plugin }: PluginSnapshot): readonly ManifestEntry[] => entriesOf(plugin.manifest)
const ownerOf = ({ id, registrationOrder, plugin: { manifest } }: PluginSnapshot): ContributionOwner => ({
  id,
  registrationOrder,
  manifest,
})

function labelOf({ name, value }: ContributionEntry): string {
  if (name) return name
  const { path, key } = (typeof value === 'object' && value !== null ? value : {}) as {
    readonly path?: unknown
    readonly key?: unknown
  }
  const label = path ?? key
  return typeof label === 'string' ? label : ''
}
const refOf = (entry: ContributionEntry): ContributionRef => ({
  plugin: entry.plugin,
  label: labelOf(entry),
})

/** The effective entries of a point, out of all that were added. */
function ranked(type: PointType, entries: readonly ContributionEntry[]): readonly ContributionEntry[] {
  const point = new ExtensionPointStore(type, () => {})
  for (const entry of entries) {
    try {
      point.add(entry)
    } catch {
      // its key is taken: the host leaves it out too, and reports it
    }
  }
  const counted = point.owned.get()
  return entries.filter((entry) => entry.state === 'on' && counted.includes(entry))
}

/** A planned entry belongs to no point. */
const NO_POINT = { type: { id: '' }, remove: () => {} }

/** The contributions of a manifest to a point, without code. */
const staticEntries = (plugin: PluginSnapshot, point: string): readonly ContributionEntry[] =>
  declaredBy(plugin).flatMap(({ at, value, component, order }, index) =>
    at?.id === point
      ? [new ContributionEntry(NO_POINT, ownerOf(plugin), index, value, component, order)]
      : [],
  )

/** The changes of every point that a manifest names: empty slots, lost pages and swapped providers. */
export function planPoints(host: HostSnapshot, after: Simulation): readonly PointChange[] {
  const points = new Map<string, PointType>()
  for (const plugin of inOrder(host)) {
    for (const entry of declaredBy(plugin)) {
      const type = entry.at ?? (entry as PointType)
      points.set(type.id, type)
    }
  }
  return [...points.values()].flatMap((type) => {
    const change = planPoint(host, after, type)
    return change.loses.length + change.gains.length + change.expects.length > 0 ? [change] : []
  })
}

const inOrder = ({ order, plugins }: HostSnapshot): readonly PluginSnapshot[] =>
  order.flatMap((id) => plugins.get(id) ?? [])

function planPoint(host: HostSnapshot, after: Simulation, type: PointType): PointChange {
  const plugins = inOrder(host)
  const then = (id: string): PluginSnapshot | undefined => after.plugins.get(id)
  const stays = ({ plugin, rank, value, name }: ContributionEntry): boolean => {
    const owner = host.plugins.get(plugin)
    const isStatic =
      owner &&
      staticEntries(owner, type.id).some(
        (each) => each.rank === rank && each.value === value && each.name === name,
      )
    return isStatic ? owner.gate === 'on' && then(plugin)?.gate === 'on' : then(plugin)?.state === 'active'
  }
  const current = host.contributions(type)
  const staying = current.filter((entry) => entry.state === 'on' && stays(entry))
  const added = plugins
    .filter(({ id, gate }) => gate !== 'on' && then(id)?.gate === 'on')
    .flatMap((plugin) => staticEntries(plugin, type.id))
  const before = ranked(type, current)
  const now = ranked(type, [...staying, ...added])
  const missing = (
    entries: readonly ContributionEntry[],
    from: readonly ContributionEntry[],
  ): readonly ContributionRef[] =>
    entries.filter(({ key }) => !from.some((other) => other.key === key)).map(refOf)
  const expects = plugins
    .filter(({ id, state }) => state !== 'active' && then(id)?.state === 'active')
    .filter((plugin) => declaredBy(plugin).some(({ at, id }) => !at && id === type.id))
    .map(({ id }) => id)
  const one = type.cardinality === 'one'
  return {
    point: type.id,
    kind: 'slot' in type ? 'slot' : type.cardinality,
    loses: missing(before, now),
    gains: missing(now, before),
    expects,
    empties: before.length > 0 && now.length === 0 && expects.length === 0,
    fills: before.length === 0 && now.length + expects.length > 0,
    ...(one ? { provider: { from: before[0]?.plugin, to: now[0]?.plugin } } : {}),
  }
}
