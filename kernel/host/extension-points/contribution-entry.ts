import type { SlotEntry } from '@foyer/sdk/internal'

/** A value with its owner, as `Host.ownedContributions` gives it. */
export interface OwnedContribution<T> {
  readonly plugin: string
  readonly value: T
  /** Stable for one contribution. */
  readonly key: string
  /** `pending`: the owner's gate is pending, and the value is expected. */
  readonly state: 'on' | 'pending'
}

/** What an extension point needs to know of a plugin. */
export interface ContributionOwner {
  readonly id: string
  /** Place in the order of registration. */
  readonly registrationOrder: number
  readonly manifest: { readonly replaces?: readonly string[] }
}
/** Whether one plugin takes the other's tokens and keys over. */
export const replaces = (a: ContributionOwner, b: ContributionOwner): boolean =>
  a.manifest.replaces?.includes(b.id) ?? false

interface ContributionTarget {
  remove(entry: ContributionEntry): void
}

/** More than one plugin contributes. */
const ENTRIES_MAX = 65_536

/** One contribution, with what ranks it. One of a plugin's code is also an effect in the plugin's ledger. */
export class ContributionEntry implements OwnedContribution<unknown>, SlotEntry {
  readonly point: ContributionTarget
  readonly owner: ContributionOwner
  /** Among entries of the same `order`: by their owners' registration, then by `index`. */
  readonly rank: number
  readonly value: unknown
  /** For a slot: the export, or the name in the activation's module, that fills it. */
  readonly name: string
  readonly order: number
  readonly state: 'on' | 'pending'

  /** @param index among its owner's: those of the manifest as it lists them, then those of the code */
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
