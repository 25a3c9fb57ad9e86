import { ExtensionPointStore, type PointType } from './extension-point-store.ts'

/** All extension points of a host. While it batches, changes are collected and each point's listeners are told once. */
export class ExtensionRegistry {
  readonly #points = new Map<string, ExtensionPointStore>()
  readonly #changed = new Set<ExtensionPointStore>()
  readonly #notify: (listeners: ReadonlySet<() => void>) => void
  #batching = false

  constructor(notify: (listeners: ReadonlySet<() => void>) => void) {
    this.#notify = notify
  }

  at(type: PointType): ExtensionPointStore {
    let point = this.#points.get(type.id)
    if (!point) this.#points.set(type.id, (point = new ExtensionPointStore(type, this.#onChange)))
    return point
  }
  /** Until `flush`, changes are collected. */
  batch(): void {
    this.#batching = true
  }
  /** Ends a batch: tells the listeners of every point that changed. */
  flush(): void {
    this.#batching = false
    if (this.#changed.size === 0) return
    const changed = [...this.#changed]
    this.#changed.clear()
    for (const { listeners } of changed) this.#notify(listeners)
  }

  readonly #onChange = (point: ExtensionPointStore): void => {
    this.#changed.add(point)
    if (!this.#batching) this.flush()
  }
}
