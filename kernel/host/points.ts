import type { Contribution } from '@foyer/sdk'
import { threw } from './host-error.ts'
import type { Guard } from './guard.ts'
import { Item, Point, type PointType } from './point.ts'
import type { PluginRecord } from './record.ts'

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

  /** Adds a manifest's placed values and fills. One whose key is taken is left out and reported. */
  place(owner: PluginRecord, pending: boolean): void {
    const contributes: readonly Contribution[] = owner.manifest.contributes ?? []
    for (let index = 0; index < contributes.length; index++) {
      const entry = contributes[index]
      if (!entry || !('at' in entry)) continue
      const point = this.at(entry.at)
      const item =
        'fill' in entry
          ? new Item(owner, index, undefined, entry.fill, entry.order, pending)
          : new Item(owner, index, entry.value, '', entry.order, pending)
      try {
        point.add(item)
        ;(owner.placed ??= []).push(() => point.remove(item))
      } catch (error) {
        this.#guard.report(threw(owner.id, 'call', error))
      }
    }
  }
  /** Takes them away again. */
  unplace(owner: PluginRecord): void {
    owner.placed?.forEach((remove) => remove())
    owner.placed = undefined
  }

  release(): void {
    this.held = false
    const touched = [...this.#touched]
    this.#touched.clear()
    for (const { listeners } of touched) {
      for (const listener of Array.from(listeners)) this.#guard.listener(listener)
    }
  }

  readonly #changed = (point: Point): void => {
    this.#touched.add(point)
    if (!this.held) this.release()
  }
}
