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
 * Determines each plugin's target state and takes steps towards it: resolves gates providers first,
 * propagates demand and stops dependents first, starts providers first. Linear, without recursion.
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
  ;[...order].reverse().forEach((record) => {
    if (isOn(record.verdict)) propagateDemand(record, phases)
    record.statics?.removeUnless(record.gate)
    lifecycles.stopUnlessWanted(record)
  })
  order.forEach((record) => {
    record.statics?.add(record.gate, extensions, report)
    if (isOn(record.verdict)) lifecycles.advance(record)
  })
}

/** Whether the provider that a running plugin is bound to is stopping, or is no longer selected. */
const hasOtherProvider = ({ provider, service }: ServiceDependency): boolean =>
  provider !== activeProvider(service)

const selectAmongProviders = ({ service }: ServiceProvider): void => {
  if (service.providers.length > 1) selectProvider(service)
}
/** Selects a provider for each token that several plugins provide. */
export function selectProviders({ provides }: PluginRecord): void {
  provides.forEach(selectAmongProviders)
}

/** Whether the merchant's settings differ from those of the latest activation, if there was one. */
export const hasNewSettings = (
  { id, rawSettings }: { readonly id: string; readonly rawSettings?: Settings | undefined },
  settings: ChangedSettings,
): boolean =>
  Boolean(rawSettings && settings && JSON.stringify(rawSettings) !== JSON.stringify(settings[id] ?? {}))

/** A plugin that is on and demanded demands the providers that it uses. */
export function propagateDemand(record: PluginRecord, phases: Readonly<StartupPhases>): void {
  const { trigger, dependencies } = record
  if (typeof trigger === 'string' && phases[trigger]) record.demanded = true
  if (record.demanded) dependencies.forEach(demandProvider)
}
function demandProvider({ service, optional }: ServiceDependency): void {
  const provider = service.selected?.owner
  // an optional provider with its own trigger waits for that
  if (provider && !(optional && provider.trigger)) provider.demanded = true
}
