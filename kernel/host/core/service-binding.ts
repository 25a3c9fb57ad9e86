import { hostError } from '../errors/host-error.ts'
import {
  isOn,
  type PluginRecord,
  type ServiceDependency,
  type ServiceNode,
  type ServiceProvider,
  type Settings,
} from './graph-nodes.ts'
import type { Effect } from './lifecycle-state.ts'

/** The services of a plugin that uses none. */
export const NO_SERVICES: Settings = Object.freeze({})

/** Whether dependents may be bound to a provider, by its last reconciliation. */
const isUsable = ({ owner: { lifecycle, verdict } }: ServiceProvider): boolean =>
  lifecycle.state === 'active' && isOn(verdict) && !lifecycle.outdated

/** The provider to bind to: the selected one if it is usable, else the best usable one of the others. */
export function activeProvider({ selected, providers }: ServiceNode): ServiceProvider | undefined {
  return !selected || isUsable(selected) ? selected : providers.find(isUsable)
}

/**
 * Whether a provider that is not usable is still starting: its optional dependents wait instead of starting
 * twice.
 */
const isStarting = ({ owner: { verdict, demanded, lifecycle } }: ServiceProvider): boolean =>
  verdict === 'on' && demanded && !lifecycle.failed

/**
 * Finds the providers of a plugin; false when a required one is not usable yet or an optional one is
 * starting.
 */
export const resolveServices = ({ dependencies }: PluginRecord): boolean => dependencies.every(resolveService)
function resolveService(dependency: ServiceDependency): boolean {
  const { service, optional } = dependency
  const { selected } = service
  const starting = selected && !isUsable(selected) && isStarting(selected)
  dependency.provider = starting ? undefined : activeProvider(service)
  return Boolean(dependency.provider ?? (optional && !starting))
}

/** Binds a plugin to the resolved providers, and returns its services (scoped ones as own instances). */
export function bindServices(
  { id, dependencies }: PluginRecord,
  run: { addEffect(effect: Effect): unknown },
): Readonly<Record<string, unknown>> {
  const services: Record<string, unknown> = {}
  for (const { provider, service, name } of dependencies) {
    const { createScoped } = service
    if (provider) provider.owner.dependents++
    services[name] = createScoped ? createScoped(id, (undo) => void run.addEffect({ undo })) : provider?.value
  }
  return services
}

/** Unbinds a plugin; returns the providers that no activation is bound to any more. */
export function unbindServices({ dependencies }: PluginRecord): readonly PluginRecord[] {
  const free: PluginRecord[] = []
  for (const dependency of dependencies) {
    const { provider } = dependency
    if (provider && --provider.owner.dependents === 0) free.push(provider.owner)
    dependency.provider = undefined
  }
  return free
}

/**
 * Publishes the services that `activate` returned. Throws `PL-PROVIDES` when one is missing, or a getter's
 * error.
 */
export function publishServices({ id, provides }: PluginRecord, returned: unknown): void {
  const given = (returned ?? NO_SERVICES) as Settings
  for (let index = 0; index < provides.length; index++) {
    const provider = provides[index]
    if (!provider) continue
    provider.value = given[provider.name]
    if (provider.value === undefined) throw hostError('PL-PROVIDES', id, 'activate', { name: provider.name })
  }
}
/** Withdraws a plugin's services. */
export function unpublishServices({ provides }: PluginRecord): void {
  for (const provider of provides) provider.value = undefined
}

/** Selects the first provider that is on and has not failed, else the first that is on or pending. */
export function selectProvider(service: ServiceNode): void {
  service.selected = service.providers.reduce((best, provider) =>
    suitability(provider) > suitability(best) ? provider : best,
  )
}
function suitability({ owner: { verdict, lifecycle } }: ServiceProvider): number {
  if (!isOn(verdict)) return verdict === 'pending' ? 1 : 0
  return verdict === 'blocked' || lifecycle.failed ? 2 : 3
}
