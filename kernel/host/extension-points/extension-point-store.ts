import type { Contributed, ExtensionPoint, Store } from '@foyer/sdk'
import type { SlotEntry } from '@foyer/sdk/internal'
import { hostError } from '../errors/host-error.ts'
import { computedStore } from './computed-store.ts'
import { type ContributionEntry, type OwnedContribution, replaces } from './contribution-entry.ts'

export interface PointType extends Pick<ExtensionPoint<unknown>, 'id' | 'cardinality' | 'keyField'> {
  /** A point of components. */
  readonly slot?: unknown
}

const isOn = ({ state }: ContributionEntry): boolean => state === 'on'
const byRank = (a: ContributionEntry, b: ContributionEntry): number => a.order - b.order || a.rank - b.rank

function contributionsOf(entries: readonly ContributionEntry[]): readonly Contributed<unknown>[] {
  const contributions: Contributed<unknown>[] = []
  for (const { owner, state, name, value } of entries)
    if (state === 'on' && !name) contributions.push({ plugin: owner.id, value })
  return contributions
}

/**
 * The contributions to one extension point. A reader or a contributor may create it first; its snapshots
 * change only when a contribution does.
 */
export class ExtensionPointStore {
  readonly listeners = new Set<() => void>()
  /** All entries that were added, including those that are overridden. */
  readonly entries = new Set<ContributionEntry>()
  /** Somebody has read its values. */
  read = false
  readonly type: PointType
  readonly #onChange: (point: ExtensionPointStore) => void
  #ranked: readonly ContributionEntry[] | undefined

  /** @param onChange called with each change; it notifies the listeners when the host is ready */
  constructor(type: PointType, onChange: (point: ExtensionPointStore) => void) {
    this.type = type
    this.#onChange = onChange
  }

  /** Values with their owners, in order: by `order`, then by the registration of their plugins. */
  readonly contributions: Store<readonly Contributed<unknown>[]> = this.#store(contributionsOf)
  /** For a slot: the plugins whose components it shows. */
  readonly components: Store<readonly SlotEntry[]> = this.#store((entries) =>
    entries.filter((entry) => isOn(entry) && entry.name),
  )
  /** Values with their owners, including pending plugins. */
  readonly owned: Store<readonly OwnedContribution<unknown>[]> = this.#store((entries) => entries)

  /** Throws `PL-KEY` when the value has no key, or its key belongs to a plugin that it does not replace. */
  add(entry: ContributionEntry): void {
    const { id, cardinality } = this.type
    if (cardinality === 'keyed' && isOn(entry)) {
      const { owner } = entry
      const key = this.#keyOf(entry)
      const taken = this.#sameKey(entry).some(
        (other) => !replaces(owner, other.owner) && !replaces(other.owner, owner),
      )
      if (taken || !key) throw hostError('PL-KEY', owner.id, 'call', { point: id, key: String(key) })
    }
    this.entries.add(entry)
    this.#change()
  }
  remove(entry: ContributionEntry): void {
    if (this.entries.delete(entry)) this.#change()
  }

  #change(): void {
    this.#ranked = undefined
    if (this.listeners.size > 0) this.#onChange(this)
  }
  #keyOf({ value }: ContributionEntry): unknown {
    return (value as Readonly<Record<string, unknown>> | null | undefined)?.[this.type.keyField ?? 'key']
  }
  #sameKey(entry: ContributionEntry): readonly ContributionEntry[] {
    const key = this.#keyOf(entry)
    return [...this.entries].filter((other) => isOn(other) && this.#keyOf(other) === key)
  }
  /** The effective entries, in order: for each key the one that no other replaces; for `one` the highest. */
  #rank(): readonly ContributionEntry[] {
    const { cardinality } = this.type
    const ranked = [...this.entries].sort(byRank)
    if (cardinality === 'many') return ranked
    if (cardinality === 'keyed') {
      return ranked.filter((entry) => !this.#sameKey(entry).some(({ owner }) => replaces(owner, entry.owner)))
    }
    return ranked
      .filter(isOn)
      .sort((a, b) => b.order - a.order)
      .slice(0, 1)
  }
  #store<T>(view: (entries: readonly ContributionEntry[]) => readonly T[]): Store<readonly T[]> {
    let seen: readonly ContributionEntry[] | undefined
    let snapshot: readonly T[] = []
    return computedStore(() => {
      this.read = true
      this.#ranked ??= this.#rank()
      if (seen !== this.#ranked) snapshot = view((seen = this.#ranked))
      return snapshot
    }, this.listeners)
  }
}
