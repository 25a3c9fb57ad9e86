import type { Facts, PluginState } from '@foyer/sdk'
import { DependencyGraph } from '../core/dependency-graph.ts'
import { isOn, type PluginRecord, type ServiceDependency } from '../core/graph-nodes.ts'
import { type HostSnapshot, type PluginSnapshot, pluginSnapshot } from './host-snapshot.ts'
import { type ChangedSettings, hasNewSettings, propagateDemand, selectProviders } from '../core/reconcile.ts'
import { resolveGate } from '../core/resolve-gate.ts'
import { type Change, changedFacts } from './fact-change.ts'

/** A host after a change, if nothing fails: `state` shows which plugins would run. */
export interface Simulation extends HostSnapshot {
  /** Plugins that run before and after, but would restart. */
  readonly restarts: ReadonlySet<string>
}

/**
 * Simulates a change on a copy of the host's graph, with the host's own rules. Runs no code and changes
 * nothing.
 */
export function simulate(host: HostSnapshot, change: Change): Simulation {
  const facts: Facts = { ...host.facts, ...changedFacts(host.facts, change) }
  const settings = facts.setting === host.facts.setting ? undefined : facts.setting
  const { partial, disposed, locked } = host
  const phases = { ...host.phases, member: host.phases.member || facts.session?.['loggedIn'] === true }
  const graph = copyOf(host, settings, change)
  const { order } = graph
  for (const record of order) {
    record.verdict = resolveGate(record, { facts, partial, disposed, locked, warn: () => {} })
    // a plugin that turns off may start again later
    if (!isOn(record.verdict)) record.apply('recover')
    selectProviders(record)
  }
  for (const record of [...order].reverse()) if (isOn(record.verdict)) propagateDemand(record, phases)
  const states = finalStates(graph)
  const plugins = new Map<string, PluginSnapshot>()
  for (const [id, record] of graph.records) {
    const { loaded = false, errors = 0, error } = host.plugins.get(id) ?? {}
    plugins.set(id, { ...pluginSnapshot(record), state: states.get(id) ?? 'off', loaded, errors, error })
  }
  const restarts = new Set<string>()
  for (const { id, dependencies } of order) {
    const now = host.plugins.get(id)
    if (states.get(id) !== 'active' || !now || !isRunning(now)) continue
    if (hasNewSettings(now, settings) || hasNewServices(now, dependencies, states, restarts)) restarts.add(id)
  }
  return { ...host, facts, phases, plugins, restarts }
}

const isRunning = ({ state }: PluginSnapshot): boolean =>
  state === 'active' || state === 'activating' || state === 'disposing'

function copyOf(
  host: HostSnapshot,
  settings: ChangedSettings,
  { quarantine = [], reinstate = [] }: Change,
): DependencyGraph {
  const graph = new DependencyGraph()
  graph.add([...host.plugins.values()].map(({ plugin }) => plugin))
  for (const token of host.kernelTokens) graph.provide(token, true)
  for (const record of graph.order) {
    const { id } = record
    const now = host.plugins.get(id)
    if (!now) continue
    const reinstated = reinstate.includes(id)
    record.demanded = now.demanded
    if (now.failed && !reinstated && !hasNewSettings(now, settings)) {
      record.apply('start')
      record.apply('fail')
    }
    record.quarantined =
      !reinstated && (now.quarantined || (quarantine.includes(id) && !host.locked.includes(id)))
  }
  return graph
}

/** The final states of all plugins, the kernel's included. */
function finalStates({ order, kernelServices }: DependencyGraph): ReadonlyMap<string, PluginState> {
  const states = new Map<string, PluginState>()
  for (const { owner } of kernelServices) states.set(owner.id, owner.state)
  for (const record of order) states.set(record.id, finalState(record, states))
  return states
}
function finalState(
  { quarantined, verdict, lifecycle, demanded, dependencies }: PluginRecord,
  states: ReadonlyMap<string, PluginState>,
): PluginState {
  if (quarantined) return 'quarantined'
  if (verdict === 'off') return 'off'
  if (verdict === 'pending') return 'registered'
  if (lifecycle.failed) return 'failed'
  if (!demanded) return 'registered'
  const ready = dependencies.every(
    ({ service, optional }) => optional || states.get(service.selected?.owner.id ?? '') === 'active',
  )
  return ready ? 'active' : 'waiting'
}

/** Whether a running plugin would be bound to other providers, or to restarted ones. */
function hasNewServices(
  now: PluginSnapshot,
  dependencies: readonly ServiceDependency[],
  states: ReadonlyMap<string, PluginState>,
  restarts: ReadonlySet<string>,
): boolean {
  const bound = new Map(now.dependencies.map((dependency) => [dependency.name, dependency.bound]))
  return dependencies.some(({ name, service }) => {
    const provider = service.providers.find(({ owner }) => states.get(owner.id) === 'active')
    const id = provider?.owner.id
    return id !== bound.get(name) || (id !== undefined && restarts.has(id))
  })
}
