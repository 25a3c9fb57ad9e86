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

/** What a plugin that uses no services is given. */
export const NO_SERVICES: Settings = Object.freeze({})

/** Whether dependents may be bound to a provider, as it was reconciled. */
const isUsable = ({ owner: { lifecycle, verdict } }: ServiceProvider): boolean =>
  lifecycle.state === 'active' && isOn(verdict) && !lifecycle.outdated

/** Who serves: the selected provider where it is usable, else the best of the others that is. */
export function activeProvider({ selected, providers }: ServiceNode): ServiceProvider | undefined {
  return !selected || isUsable(selected) ? selected : providers.find(isUsable)
}

/** Of a provider that is not usable: whether it will be. Its optional dependents wait, so that they need not start twice. */
const isStarting = ({ owner: { verdict, demanded, lifecycle } }: ServiceProvider): boolean =>
  verdict === 'on' && demanded && !lifecycle.failed

/** Finds what a plugin will be bound to; false where that is not there yet, or an optional part of it is starting. */
export const resolveServices = ({ dependencies }: PluginRecord): boolean => dependencies.every(resolveService)
function resolveService(dependency: ServiceDependency): boolean {
  const { service, optional } = dependency
  const { selected } = service
  const starting = selected && !isUsable(selected) && isStarting(selected)
  dependency.provider = starting ? undefined : activeProvider(service)
  return Boolean(dependency.provider ?? (optional && !starting))
}

/** Binds a plugin to what was found, and gives it its services, of some its own. */
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

/** Releases what a plugin was bound to; returns the providers that nobody is bound to any more. */
export function unbindServices({ dependencies }: PluginRecord): readonly PluginRecord[] {
  const free: PluginRecord[] = []
  for (const dependency of dependencies) {
    const { provider } = dependency
    if (provider && --provider.owner.dependents === 0) free.push(provider.owner)
    dependency.provider = undefined
  }
  return free
}

/** Makes what `activate` returned the plugin's services. Throws `PL-PROVIDES` where one is missing, or what a getter throws. */
export function publishServices({ id, provides }: PluginRecord, returned: unknown): void {
  const given = (returned ?? NO_SERVICES) as Settings
  for (let index = 0; index < provides.length; index++) {
    const provider = provides[index]
    if (!provider) continue
    provider.value = given[provider.name]
    if (provider.value === undefined) throw hostError('PL-PROVIDES', id, 'activate', { name: provider.name })
  }
}
/** Takes a plugin's services away. */
export function unpublishServices({ provides }: PluginRecord): void {
  for (const provider of provides) provider.value = undefined
}

/** Of several providers the first that is on and has not failed, else the first that is on, or may yet be. */
export function selectProvider(service: ServiceNode): void {
  service.selected = service.providers.reduce((best, provider) =>
    suitability(provider) > suitability(best) ? provider : best,
  )
}
function suitability({ owner: { verdict, lifecycle } }: ServiceProvider): number {
  if (!isOn(verdict)) return verdict === 'pending' ? 1 : 0
  return verdict === 'blocked' || lifecycle.failed ? 2 : 3
}
