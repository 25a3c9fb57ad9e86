import type { Facts, PluginError } from '@foyer/sdk'
import type { ExtensionRegistry } from '../extension-points/extension-registry.ts'
import type { DependencyGraph } from './dependency-graph.ts'
import { isOn, type PluginRecord, type Settings } from './graph-nodes.ts'
import type { LifecycleController } from './lifecycle-controller.ts'
import { type GateContext, resolveGate } from './resolve-gate.ts'
import { activeProvider, selectProvider } from './service-binding.ts'

/** What has happened since the page began. */
export interface StartupPhases {
  start: boolean
  idle: boolean
  /** A member has been signed in. */
  member: boolean
}
/** The merchant's settings by plugin, where they have changed. */
export type ChangedSettings = Facts['setting']

interface ReconcileInput extends GateContext {
  readonly graph: DependencyGraph
  readonly extensions: ExtensionRegistry
  readonly lifecycles: LifecycleController
  readonly phases: Readonly<StartupPhases>
  readonly report: (error: PluginError) => void
}

/**
 * Finds for every plugin where it should be and takes it there: gates are resolved providers first, demand and stops go
 * dependents first, starts providers first. Linear, without recursion.
 */
export function reconcile(input: ReconcileInput, settings: ChangedSettings): void {
  const { graph, extensions, lifecycles, phases, report } = input
  const { order } = graph
  // by index: iterators take a quarter of a boot
  for (let index = 0; index < order.length; index++) {
    const record = order[index]
    if (!record) continue
    record.verdict = resolveGate(record, input)
    if (record.lifecycle.run && hasOtherProviders(record)) record.apply('outdate')
    if (settings && hasNewSettings(record, settings)) lifecycles.takeSettings(record)
    selectProviders(record)
  }
  for (let index = order.length - 1; index >= 0; index--) {
    const record = order[index]
    if (!record) continue
    if (isOn(record.verdict)) propagateDemand(record, phases)
    record.statics?.removeUnless(record.gate)
    lifecycles.stopUnlessWanted(record)
  }
  for (let index = 0; index < order.length; index++) {
    const record = order[index]
    if (!record) continue
    record.statics?.add(record.gate, extensions, report)
    if (isOn(record.verdict)) lifecycles.advance(record)
  }
}

/** Whether what a running plugin is bound to goes, or is no longer the one to serve it. */
function hasOtherProviders({ dependencies, lifecycle }: PluginRecord): boolean {
  if (lifecycle.outdated) return false
  for (const { provider, service } of dependencies) if (provider !== activeProvider(service)) return true
  return false
}

/** Where several plugins provide the same, which of them is to serve. */
export function selectProviders({ provides }: PluginRecord): void {
  for (let index = 0; index < provides.length; index++) {
    const service = provides[index]?.service
    if (service && service.providers.length > 1) selectProvider(service)
  }
}

/** Whether the merchant's settings are others than the latest activation was made with, if there was one. */
export const hasNewSettings = (
  { id, rawSettings }: { readonly id: string; readonly rawSettings?: Settings | undefined },
  settings: ChangedSettings,
): boolean =>
  Boolean(rawSettings && settings && JSON.stringify(rawSettings) !== JSON.stringify(settings[id] ?? {}))

/** What is on and demanded demands what it uses. */
export function propagateDemand(record: PluginRecord, phases: Readonly<StartupPhases>): void {
  const { trigger, dependencies } = record
  if (typeof trigger === 'string' && phases[trigger]) record.demanded = true
  if (!record.demanded) return
  for (let index = 0; index < dependencies.length; index++) {
    const { service, optional = false } = dependencies[index] ?? {}
    const provider = service?.selected?.owner
    // an optional one with a trigger of its own comes in its own time
    if (provider && !(optional && provider.trigger)) provider.demanded = true
  }
}
