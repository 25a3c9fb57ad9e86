import type { Store } from '@foyer/sdk'
import type { PluginStatus } from '@foyer/sdk/internal'
import { computedStore } from '../extension-points/computed-store.ts'
import type { ReadonlyHostState } from './host-state.ts'

interface ObservedStatus {
  readonly store: Store<PluginStatus>
  readonly listeners: ReadonlySet<() => void>
  lastNotified: string
}
/** Status stores by plugin id, created when first requested, also before the plugin is registered. */
export class PluginStatuses {
  readonly #observed = new Map<string, ObservedStatus>()
  readonly #state: ReadonlyHostState

  constructor(state: ReadonlyHostState) {
    this.#state = state
  }

  of(id: string): Store<PluginStatus> {
    let observed = this.#observed.get(id)
    if (!observed) {
      const listeners = new Set<() => void>()
      const store = computedStore(() => this.#statusOf(id), listeners)
      this.#observed.set(id, (observed = { store, listeners, lastNotified: this.#version(id) }))
    }
    return observed.store
  }
  /** Notifies the listeners of every status that has changed. */
  notify(call: (listeners: ReadonlySet<() => void>) => void): void {
    this.#observed.forEach((observed, id) => {
      const version = this.#version(id)
      if (version === observed.lastNotified) return
      observed.lastNotified = version
      call(observed.listeners)
    })
  }

  #statusOf(id: string): PluginStatus {
    const { graph, partial } = this.#state
    return graph.records.get(id)?.status ?? (partial ? 'pending' : 'off')
  }
  /** The status and the generation: the same status may belong to another activation. */
  #version(id: string): string {
    return `${this.#statusOf(id)} ${this.#state.graph.records.get(id)?.generation}`
  }
}
