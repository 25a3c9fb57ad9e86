import type { Store } from '@foyer/sdk'
import type { PluginStatus } from '@foyer/sdk/internal'
import type { Guard } from './guard.ts'
import type { PluginRecord } from './record.ts'
import { storeOf } from './store-of.ts'

interface Watched {
  readonly store: Store<PluginStatus>
  readonly listeners: ReadonlySet<() => void>
  /** The status, and which start or stop it came with: what runs may be another activation under the same status. */
  told: string
}
interface Scene {
  readonly registry: { readonly records: ReadonlyMap<string, PluginRecord> }
  readonly partial: boolean
}

/** How plugins stand, for those that have been asked about; the same store for the same id, also before it is registered. */
export class Statuses {
  readonly #watched = new Map<string, Watched>()
  readonly #scene: Scene

  constructor(scene: Scene) {
    this.#scene = scene
  }

  of(id: string): Store<PluginStatus> {
    let watched = this.#watched.get(id)
    if (!watched) {
      const listeners = new Set<() => void>()
      const store = storeOf(() => this.#statusOf(id), listeners)
      this.#watched.set(id, (watched = { store, listeners, told: this.#stand(id) }))
    }
    return watched.store
  }
  /** Tells of what has changed. */
  tell(guard: Guard): void {
    for (const [id, watched] of this.#watched) {
      const stand = this.#stand(id)
      if (stand === watched.told) continue
      watched.told = stand
      guard.tell(watched.listeners)
    }
  }

  #recordOf(id: string): PluginRecord | undefined {
    return this.#scene.registry.records.get(id)
  }
  #statusOf(id: string): PluginStatus {
    return this.#recordOf(id)?.status ?? (this.#scene.partial ? 'pending' : 'off')
  }
  #stand(id: string): string {
    return `${this.#statusOf(id)} ${this.#recordOf(id)?.turn}`
  }
}
