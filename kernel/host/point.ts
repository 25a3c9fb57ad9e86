import type { Contributed, ExtensionPoint, Store } from '@foyer/sdk'
import type { SlotEntry } from '@foyer/sdk/internal'
import { hostError } from './host-error.ts'
import type { Item, PlacedEntry } from './item.ts'
import { replaces } from './record.ts'
import { storeOf } from './store-of.ts'

export interface PointType extends Pick<ExtensionPoint<unknown>, 'id' | 'cardinality'> {
  /** A point of components. */
  readonly slot?: unknown
}

const isOn = ({ state }: Item): boolean => state === 'on'
const keyOf = ({ value }: Item): unknown => (value as { readonly key?: unknown } | null | undefined)?.key
const byRank = (a: Item, b: Item): number => a.order - b.order || a.rank - b.rank

function valuesOf(items: readonly Item[]): readonly unknown[] {
  const values: unknown[] = []
  for (const { state, name, value } of items) if (state === 'on' && !name) values.push(value)
  return values
}

/** What stands at one extension point. Made by whichever side comes first; its snapshots change only when it does. */
export class Point {
  readonly listeners = new Set<() => void>()
  readonly #type: PointType
  readonly #changed: (point: Point) => void
  /** Everything that was added, also what does not count. */
  readonly items = new Set<Item>()
  #ranked: readonly Item[] | undefined

  /** @param changed told of each change; it tells the listeners when the moment is right */
  constructor(type: PointType, changed: (point: Point) => void) {
    this.#type = type
    this.#changed = changed
  }

  /** Values, in order: by `order`, then by the registration of their plugins. */
  readonly values: Store<readonly unknown[]> = this.#store(valuesOf)
  /** Values with their owners, in the same order. */
  readonly contributions: Store<readonly Contributed<unknown>[]> = this.#store((items) =>
    items.filter((item) => isOn(item) && !item.name).map(({ plugin, value }) => ({ plugin, value })),
  )
  /** For a slot: whose component stands there. */
  readonly entries: Store<readonly SlotEntry[]> = this.#store((items) =>
    items.filter((item) => isOn(item) && item.name),
  )
  /** Values with their owners, those of pending plugins too. */
  readonly placed: Store<readonly PlacedEntry<unknown>[]> = this.#store((items) => items)

  /** Throws `PL-KEY` where a keyed point has the value's key from a plugin that is not replaced, or there is none. */
  add(item: Item): void {
    const { id, cardinality } = this.#type
    if (cardinality === 'keyed' && isOn(item)) {
      const { owner } = item
      const key = keyOf(item)
      const taken = this.#rivals(item).some(
        (other) => !replaces(owner, other.owner) && !replaces(other.owner, owner),
      )
      if (taken || !key) throw hostError('PL-KEY', owner.id, 'call', `${id}: ${String(key)}`)
    }
    this.items.add(item)
    this.#change()
  }
  remove(item: Item): void {
    if (this.items.delete(item)) this.#change()
  }

  #change(): void {
    this.#ranked = undefined
    if (this.listeners.size > 0) this.#changed(this)
  }
  #rivals(item: Item): readonly Item[] {
    return [...this.items].filter((other) => isOn(other) && keyOf(other) === keyOf(item))
  }
  /** In order, those that count: of a key, what no other replaces; of `one`, the highest. */
  #rank(): readonly Item[] {
    const { cardinality } = this.#type
    const ranked = [...this.items].sort(byRank)
    if (cardinality === 'many') return ranked
    if (cardinality === 'keyed') {
      return ranked.filter((item) => !this.#rivals(item).some(({ owner }) => replaces(owner, item.owner)))
    }
    return ranked
      .filter(isOn)
      .sort((a, b) => b.order - a.order)
      .slice(0, 1)
  }
  #store<T>(view: (items: readonly Item[]) => readonly T[]): Store<readonly T[]> {
    let seen: readonly Item[] | undefined
    let snapshot: readonly T[] = []
    return storeOf(() => {
      this.#ranked ??= this.#rank()
      if (seen !== this.#ranked) snapshot = view((seen = this.#ranked))
      return snapshot
    }, this.listeners)
  }
}
