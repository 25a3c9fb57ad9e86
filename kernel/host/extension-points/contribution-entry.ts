import type { SlotEntry } from '@foyer/sdk/internal'

/** A value with its owner, as `Host.ownedContributions` gives it. */
export interface OwnedContribution<T> {
  readonly plugin: string
  readonly value: T
  /** Stable for one contribution. */
  readonly key: string
  /** `pending`: the owner's gate is pending, so the value may still come. */
  readonly state: 'on' | 'pending'
}

/** The part of a plugin's record that an extension point uses. */
export interface ContributionOwner {
  readonly id: string
  /** Place in the order of registration. */
  readonly registrationOrder: number
  readonly manifest: { readonly replaces?: readonly string[] }
}
/** Whether plugin `a` replaces plugin `b` at its tokens and keys. */
export const replaces = (a: ContributionOwner, b: ContributionOwner): boolean =>
  a.manifest.replaces?.includes(b.id) ?? false

interface ContributionTarget {
  readonly type: { readonly id: string }
  remove(entry: ContributionEntry): void
}

/** More entries than one plugin contributes. */
const ENTRIES_MAX = 65_536

/** One contribution, with its rank. A contribution from a plugin's code is also an effect in its ledger. */
export class ContributionEntry implements OwnedContribution<unknown>, SlotEntry {
  readonly point: ContributionTarget
  readonly owner: ContributionOwner
  /** Sorts entries of the same `order`: by their owners' registration, then by `index`. */
  readonly rank: number
  readonly value: unknown
  /** For a slot: the name of the component, an export or a member of the activation's module. */
  readonly name: string
  readonly order: number
  readonly state: 'on' | 'pending'

  /** @param index its place among its owner's contributions: first the manifest's, then the code's */
  constructor(
    point: ContributionTarget,
    owner: ContributionOwner,
    index: number,
    value: unknown,
    name = '',
    order = 0,
    state: 'on' | 'pending' = 'on',
  ) {
    this.point = point
    this.owner = owner
    this.rank = owner.registrationOrder * ENTRIES_MAX + index
    this.value = value
    this.name = name
    this.order = order
    this.state = state
  }
  get plugin(): string {
    return this.owner.id
  }
  get key(): string {
    return `${this.plugin}:${this.rank % ENTRIES_MAX}`
  }
  undo(): void {
    this.point.remove(this)
  }
}
