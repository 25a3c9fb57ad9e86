import type { Facts, GateState, Plugin, PluginError, PluginState, Trigger } from '@foyer/sdk'
import type { ContributionEntry } from '../extension-points/contribution-entry.ts'
import type { PointType } from '../extension-points/extension-point-store.ts'
import type { PluginRecord, ServiceDependency, ServiceProvider, Settings } from '../core/graph-nodes.ts'
import type { Host } from '../core/host.ts'
import type { Effect } from '../core/lifecycle-state.ts'
import type { ReadonlyHostState, StartupPhases } from '../core/host-state.ts'

/** A service that a plugin uses. */
export interface DependencySnapshot {
  /** Its name in the manifest. */
  readonly name: string
  readonly token: string
  readonly optional: boolean
  /** Plugins that provide it, each replacing those after it. The kernel's own id is `kernel.services`. */
  readonly providers: readonly string[]
  /** The selected one of them. */
  readonly selected: string | undefined
  /** The one that the running activation is bound to. */
  readonly bound: string | undefined
}

/** One plugin, as it was when the snapshot was made. */
export interface PluginSnapshot {
  readonly id: string
  readonly plugin: Plugin
  /** Place in the order of registration. */
  readonly registrationOrder: number
  readonly state: PluginState
  /** Its gate combined with everything that it requires. */
  readonly gate: GateState
  /** A plugin that it requires has failed. */
  readonly blocked: boolean
  readonly failed: boolean
  readonly quarantined: boolean
  /** Its trigger has fired, or a plugin that is on uses it. */
  readonly demanded: boolean
  readonly trigger: Trigger | undefined
  /** Its code is loaded. */
  readonly loaded: boolean
  readonly dependencies: readonly DependencySnapshot[]
  /** The merchant's settings that the latest activation was made with. */
  readonly rawSettings: Settings | undefined
  /** Number of its errors that have counted within about the last minute. */
  readonly errors: number
  readonly error: PluginError | undefined
  /** Its ledger: what it has not undone, oldest first. */
  readonly effects: readonly Effect[]
}

/** A host at one moment: immutable data for `explain`, `plan` and inspection. */
export interface HostSnapshot {
  readonly facts: Facts
  readonly phases: Readonly<StartupPhases>
  readonly partial: boolean
  readonly disposed: boolean
  readonly locked: readonly string[]
  /** In the order of registration. */
  readonly plugins: ReadonlyMap<string, PluginSnapshot>
  /** Ids in the order of start. */
  readonly order: readonly string[]
  /** Tokens that the kernel itself provides. */
  readonly kernelTokens: readonly string[]
  /** All contributions to a point, including those that are overridden. */
  readonly contributions: (type: PointType) => readonly ContributionEntry[]
}

/** A host's snapshot. */
export const snapshotOf = (host: Pick<Host, 'inspect'>): HostSnapshot => host.inspect(hostSnapshot)

/** A snapshot of a host's inputs and records. */
export function hostSnapshot(host: ReadonlyHostState): HostSnapshot {
  const { facts, partial, disposed, locked, phases, graph, extensions } = host
  return {
    facts,
    partial,
    disposed,
    locked,
    phases: { ...phases },
    plugins: new Map([...graph.records].map(([id, record]) => [id, pluginSnapshot(record)])),
    order: graph.order.map(({ id }) => id),
    kernelTokens: graph.kernelServices.map(({ name }) => name),
    contributions: (type) => [...extensions.get(type).entries],
  }
}

const ownerOf = (provider: ServiceProvider | undefined): string | undefined => provider?.owner.id
const dependencySnapshot = ({
  name,
  service,
  optional,
  provider,
}: ServiceDependency): DependencySnapshot => ({
  name,
  token: service.token,
  optional,
  providers: service.providers.map(({ owner }) => owner.id),
  selected: ownerOf(service.selected),
  bound: ownerOf(provider),
})

/** A snapshot of one record, of a host or of a simulation. */
export function pluginSnapshot(record: PluginRecord): PluginSnapshot {
  const { id, plugin, registrationOrder, state, gate, verdict, lifecycle, quarantined, demanded, trigger } =
    record
  return {
    id,
    plugin,
    registrationOrder,
    state,
    gate,
    blocked: verdict === 'blocked',
    failed: lifecycle.failed,
    quarantined,
    demanded,
    trigger,
    loaded: record.module !== undefined,
    dependencies: record.dependencies.map(dependencySnapshot),
    rawSettings: record.rawSettings,
    errors: record.errorTimes?.length ?? 0,
    error: record.error,
    effects: [...(lifecycle.run?.effects ?? [])],
  }
}
