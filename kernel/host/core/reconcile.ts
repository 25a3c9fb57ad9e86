import type { Facts, PluginError } from '@foyer/sdk'
import {
  isOn,
  type PluginRecord,
  type ServiceDependency,
  type ServiceProvider,
  type Settings,
} from './graph-nodes.ts'
import type { HostState, StartupPhases } from './host-state.ts'
import type { LifecycleController } from './lifecycle-controller.ts'
import { resolveGate } from './resolve-gate.ts'
import { activeProvider, selectProvider } from './service-binding.ts'

/** The merchant's settings by plugin, where they have changed. */
export type ChangedSettings = Facts['setting']

/**
 * Finds for every plugin where it should be and takes it there: gates are resolved providers first, demand and stops go
 * dependents first, starts providers first. Linear, without recursion.
 */
export function reconcile(
  state: HostState,
  lifecycles: LifecycleController,
  report: (error: PluginError) => void,
  settings: ChangedSettings,
): void {
  const { facts, phases, extensions } = state
  const { order } = state.graph
  phases.member ||= facts.session?.['loggedIn'] === true
  order.forEach((record) => {
    record.verdict = resolveGate(record, state)
    if (record.lifecycle.run && record.dependencies.some(hasOtherProvider)) record.apply('outdate')
    if (settings && hasNewSettings(record, settings)) lifecycles.takeSettings(record)
    selectProviders(record)
  })
  order.toReversed().forEach((record) => {
    if (isOn(record.verdict)) propagateDemand(record, phases)
    record.statics?.removeUnless(record.gate)
    lifecycles.stopUnlessWanted(record)
  })
  order.forEach((record) => {
    record.statics?.add(record.gate, extensions, report)
    if (isOn(record.verdict)) lifecycles.advance(record)
  })
}

/** Whether what a running plugin is bound to goes, or is no longer the one to serve it. */
const hasOtherProvider = ({ provider, service }: ServiceDependency): boolean =>
  provider !== activeProvider(service)

const selectAmongProviders = ({ service }: ServiceProvider): void => {
  if (service.providers.length > 1) selectProvider(service)
}
/** Where several plugins provide the same, which of them is to serve. */
export function selectProviders({ provides }: PluginRecord): void {
  provides.forEach(selectAmongProviders)
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
  if (record.demanded) dependencies.forEach(demandProvider)
}
function demandProvider({ service, optional }: ServiceDependency): void {
  const provider = service.selected?.owner
  // an optional one with a trigger of its own comes in its own time
  if (provider && !(optional && provider.trigger)) provider.demanded = true
}
