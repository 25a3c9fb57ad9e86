import { createStore, type PluginStatus, type Store, type WritableStore } from '@foyer/sdk'
import type { Guard } from './guard.ts'
import type { PluginRecord } from './record.ts'

interface Status {
  readonly own: WritableStore<PluginStatus>
  /** What others see: no listener of theirs can harm another. */
  readonly shown: Store<PluginStatus>
}

/** How plugins stand, for those that have been asked about; the same store for the same id, also before it is registered. */
export class Statuses {
  readonly #all = new Map<string, Status>()
  readonly #guard: Guard

  constructor(guard: Guard) {
    this.#guard = guard
  }

  /** @param otherwise how a plugin stands that is not registered */
  of(id: string, record: PluginRecord | undefined, otherwise: PluginStatus): Store<PluginStatus> {
    let status = this.#all.get(id)
    if (!status) {
      const own = createStore(record?.status ?? otherwise)
      const { get } = own
      const subscribe: Store<PluginStatus>['subscribe'] = (listener) =>
        own.subscribe(() => this.#guard.listener(listener))
      this.#all.set(id, (status = { own, shown: { get, subscribe } }))
      if (record) record.tell = own.set
    }
    return status.shown
  }
  /** From here on the status of those that are registered is told. */
  connect(records: ReadonlyMap<string, PluginRecord>): void {
    for (const [id, { own }] of this.#all) {
      const record = records.get(id)
      if (record) record.tell = own.set
    }
  }
  /** No more plugins are to come: what is not there is off. */
  close(records: ReadonlyMap<string, PluginRecord>): void {
    for (const [id, { own }] of this.#all) if (!records.has(id)) own.set('off')
  }
}
