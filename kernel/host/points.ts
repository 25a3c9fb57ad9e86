import type { StartsAt } from '@foyer/sdk'
import { threw } from './host-error.ts'
import type { Guard } from './guard.ts'
import { Item } from './item.ts'
import { Point, type PointType } from './point.ts'
import type { PluginRecord } from './record.ts'

/** What a manifest's `contributes` may hold, seen as one shape: a point, or a value or fill that is placed at one. */
export interface ManifestEntry {
  readonly id?: string
  readonly startsAt?: StartsAt
  readonly at?: PointType
  readonly value?: unknown
  readonly fill?: string
  readonly order?: number
}

/** All extension points. Listeners are told once for all the changes of one pass. */
export class Points {
  readonly #points = new Map<string, Point>()
  readonly #touched = new Set<Point>()
  readonly #guard: Guard
  /** Until `release`, changes are gathered. */
  held = false

  constructor(guard: Guard) {
    this.#guard = guard
  }

  at(type: PointType): Point {
    let point = this.#points.get(type.id)
    if (!point) this.#points.set(type.id, (point = new Point(type, this.#changed)))
    return point
  }

  /** Lets a manifest's placed values and fills stand by its gate. One whose key is taken is left out and reported. */
  place(owner: PluginRecord): void {
    const { gate } = owner
    owner.stands = gate
    if (gate === 'off') return
    const contributes: readonly ManifestEntry[] = owner.manifest.contributes ?? []
    // by index, as iterators fill the young heap: at a boot of many plugins its collections cost a third of the time
    for (let index = 0; index < contributes.length; index++) {
      const entry = contributes[index]
      if (!entry?.at) continue
      const { at, value, fill, order } = entry
      const point = this.at(at)
      const item = new Item(point, owner, index, value, fill, order, gate)
      try {
        point.add(item)
        ;(owner.placed ??= []).push(item)
      } catch (error) {
        this.#guard.report(threw(owner.id, 'call', error))
      }
    }
  }
  /** Takes them away again. */
  unplace(owner: PluginRecord): void {
    owner.placed?.forEach((item) => item.undo())
    owner.placed = undefined
  }

  release(): void {
    this.held = false
    const touched = [...this.#touched]
    this.#touched.clear()
    for (const { listeners } of touched) this.#guard.tell(listeners)
  }

  readonly #changed = (point: Point): void => {
    this.#touched.add(point)
    if (!this.held) this.release()
  }
}
