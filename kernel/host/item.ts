import type { SlotEntry } from '@foyer/sdk/internal'
import type { Entry, Ledger } from './ledger.ts'
import type { PluginRecord } from './record.ts'

/** A value with its owner, as `placedAt` tells it. */
export interface PlacedEntry<T> {
  readonly plugin: string
  readonly value: T
  /** Stable for one contribution. */
  readonly key: string
  /** `pending`: the owner's gate is; the value is foretold, not there. */
  readonly state: 'on' | 'pending'
}
interface Place {
  remove(item: Item): void
}

/** More than one plugin contributes. */
const INDEXES = 65_536

/** One contribution, with what ranks it. Those of code are their own entries in the ledger. */
export class Item implements PlacedEntry<unknown>, SlotEntry, Entry {
  readonly point: Place
  readonly owner: PluginRecord
  /** Among those of the same `order`: by their owners' registration, then by `index`. */
  readonly rank: number
  readonly value: unknown
  /** For a slot: the export, or the name in the activation's module, that fills it. */
  readonly name: string
  readonly order: number
  readonly state: 'on' | 'pending'
  ledger: Ledger | undefined
  before: Entry | undefined
  after: Entry | undefined

  /** @param index among its owner's: placed ones as the manifest lists them, then those of the code */
  constructor(
    point: Place,
    owner: PluginRecord,
    index: number,
    value: unknown,
    name = '',
    order = 0,
    state: 'on' | 'pending' = 'on',
  ) {
    this.point = point
    this.owner = owner
    this.rank = owner.rank * INDEXES + index
    this.value = value
    this.name = name
    this.order = order
    this.state = state
  }
  get plugin(): string {
    return this.owner.id
  }
  get key(): string {
    return `${this.plugin}:${this.rank % INDEXES}`
  }
  undo(): void {
    this.point.remove(this)
  }
}
