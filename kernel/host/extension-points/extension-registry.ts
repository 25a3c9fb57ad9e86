import { ExtensionPointStore, type PointType } from './extension-point-store.ts'

/** All extension points of a host. Changes are collected until `flush`. */
export class ExtensionRegistry {
  readonly #points = new Map<string, ExtensionPointStore>()
  readonly #changed = new Set<ExtensionPointStore>()
  readonly #onChange: (point: ExtensionPointStore) => void

  /** @param requestFlush called with every change that has listeners */
  constructor(requestFlush: () => void) {
    this.#onChange = (point) => {
      this.#changed.add(point)
      requestFlush()
    }
  }

  get(type: PointType): ExtensionPointStore {
    let point = this.#points.get(type.id)
    if (!point) this.#points.set(type.id, (point = new ExtensionPointStore(type, this.#onChange)))
    return point
  }
  /** Notifies the listeners of every point that has changed, of each once. */
  flush(notify: (listeners: ReadonlySet<() => void>) => void): void {
    if (this.#changed.size === 0) return
    const changed = [...this.#changed]
    this.#changed.clear()
    for (const { listeners } of changed) notify(listeners)
  }
}
