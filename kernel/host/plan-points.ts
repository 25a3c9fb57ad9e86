import type { Contribution } from '@foyer/sdk'
import type { Host } from './host.ts'
import { Item } from './item.ts'
import { Point, type PointType } from './point.ts'
import type { PluginRecord } from './record.ts'
import { orderOf } from './order-of.ts'
import type { Rehearsal } from './rehearse.ts'

/** One contribution, for people: whose, and the fill's name, or the value's path or key. */
export interface Entry {
  readonly plugin: string
  readonly label: string
}
/** What a change does to one extension point. */
export interface PointChange {
  readonly point: string
  readonly kind: 'slot' | 'many' | 'keyed' | 'one'
  readonly loses: readonly Entry[]
  readonly gains: readonly Entry[]
  /** Plugins that start and may contribute from their code; what, only they know. */
  readonly expects: readonly string[]
  /** Something stands there now, and nothing would. */
  readonly empties: boolean
  /** Nothing stands there now, and something would. */
  readonly fills: boolean
  /** Of a point for one: whose contribution counts now, and whose would. */
  readonly provider?: { readonly from: string | undefined; readonly to: string | undefined }
}

const entriesOf = (record: PluginRecord): readonly Contribution[] => record.manifest.contributes ?? []
const pointOf = (entry: Contribution): PointType => ('at' in entry ? entry.at : entry)

function labelOf({ name, value }: Item): string {
  if (name) return name
  const { path, key } = (typeof value === 'object' && value !== null ? value : {}) as {
    readonly path?: unknown
    readonly key?: unknown
  }
  const label = path ?? key
  return typeof label === 'string' ? label : ''
}
const entryOf = (item: Item): Entry => ({ plugin: item.plugin, label: labelOf(item) })

/** What counts at a point, of everything that was added to it. */
function ranked(type: PointType, items: readonly Item[]): readonly Item[] {
  const point = new Point(type, () => {})
  for (const item of items) {
    try {
      point.add(item)
    } catch {
      // its key is taken: the host leaves it out as well, and says so
    }
  }
  const counted = point.placed.get()
  return items.filter((item) => item.state === 'on' && counted.includes(item))
}

/** What is only planned stands at no point. */
const NOWHERE = { remove: () => {} }

/** What a manifest puts at a point. */
const placedBy = (record: PluginRecord, point: string): readonly Item[] =>
  entriesOf(record).flatMap((entry, index) => {
    if (!('at' in entry) || entry.at.id !== point) return []
    const [value, name] = 'fill' in entry ? [undefined, entry.fill] : [entry.value, '']
    return [new Item(NOWHERE, record, index, value, name, entry.order)]
  })

/** How every point that a manifest names would change. Empty slots, lost pages and swapped providers stand here. */
export function planPoints(host: Host, after: Rehearsal): readonly PointChange[] {
  const order = orderOf(host.registry)
  const points = new Map(
    order.flatMap((record) =>
      entriesOf(record)
        .map(pointOf)
        .map((at) => [at.id, at]),
    ),
  )
  return [...points.values()].flatMap((type) => {
    const change = planPoint(host, after, type)
    return change.loses.length + change.gains.length + change.expects.length > 0 ? [change] : []
  })
}

function planPoint(host: Host, after: Rehearsal, type: PointType): PointChange {
  const order = orderOf(host.registry)
  const copyOf = (record: PluginRecord): PluginRecord | undefined => after.registry.records.get(record.id)
  const stays = ({ owner, rank, value, name }: Item): boolean => {
    const placed = placedBy(owner, type.id).some(
      (each) => each.rank === rank && each.value === value && each.name === name,
    )
    const copy = copyOf(owner)
    return placed ? owner.gate === 'on' && copy?.gate === 'on' : copy?.state === 'active'
  }
  const standing = [...host.points.at(type).items]
  const kept = standing.filter((item) => item.state === 'on' && stays(item))
  const placed = order
    .filter((record) => record.gate !== 'on' && copyOf(record)?.gate === 'on')
    .flatMap((record) => placedBy(record, type.id))
  const before = ranked(type, standing)
  const now = ranked(type, [...kept, ...placed])
  const missing = (items: readonly Item[], from: readonly Item[]): readonly Entry[] =>
    items.filter(({ key }) => !from.some((other) => other.key === key)).map(entryOf)
  const expects = order
    .filter((record) => record.state !== 'active' && copyOf(record)?.state === 'active')
    .filter((record) => entriesOf(record).some((entry) => !('at' in entry) && entry.id === type.id))
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
