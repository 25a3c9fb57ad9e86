import type { GateState, PluginError } from '@foyer/sdk'
import { toPluginError } from '../errors/host-error.ts'
import { ContributionEntry, type ContributionOwner } from './contribution-entry.ts'
import type { ExtensionRegistry } from './extension-registry.ts'
import type { ManifestEntry } from './manifest-entry.ts'

/** The contributions that one manifest makes without code, while its gate is on or pending. */
export class StaticContributions {
  readonly #owner: ContributionOwner
  readonly #declared: readonly ManifestEntry[]
  #gate: GateState = 'off'
  #added: ContributionEntry[] = []

  constructor(owner: ContributionOwner, declared: readonly ManifestEntry[]) {
    this.#owner = owner
    this.#declared = declared
  }

  /** Removes the entries that were added for another state of the gate. */
  removeUnless(gate: GateState): void {
    if (gate === this.#gate) return
    this.#gate = 'off'
    for (const entry of this.#added.splice(0)) entry.undo()
  }
  /** Adds all entries, once for each state of the gate. Reports and skips an entry whose key is taken. */
  add(gate: GateState, registry: ExtensionRegistry, report: (error: PluginError) => void): void {
    if (gate === this.#gate || gate === 'off') return
    this.#gate = gate
    this.#declared.forEach(({ at, value, component, order }, index) => {
      if (!at) return
      const point = registry.get(at)
      const entry = new ContributionEntry(point, this.#owner, index, value, component, order, gate)
      try {
        point.add(entry)
        this.#added.push(entry)
      } catch (error) {
        report(toPluginError(this.#owner.id, 'call', error))
      }
    })
  }
}
