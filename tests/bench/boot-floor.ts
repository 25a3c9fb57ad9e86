import type { AnyManifest, Plugin } from '@foyer/sdk'
import type { Made } from './boot-host.ts'

type Activate = (context: object, services: Record<string, Made | undefined>) => Record<string, Made>

/**
 * The floor: the minimum work of any host with the same plugins. Maps, Kahn's sort, one call and one contribution each;
 * no gates, no guards, no states, no undo.
 */
export function bootFloor(plugins: readonly Plugin[]): {
  readonly services: ReadonlyMap<string, Made>
  readonly contributions: readonly number[]
} {
  const providers = new Map<string, Plugin>()
  const dependants = new Map<Plugin, Plugin[]>()
  const open = new Map<Plugin, number>()
  for (const plugin of plugins) {
    for (const token of Object.values<string>(plugin.manifest.provides)) providers.set(token, plugin)
  }
  const order: Plugin[] = []
  for (const plugin of plugins) {
    const needs = Object.values<string>(plugin.manifest.requires)
    if (needs.length === 0) order.push(plugin)
    else open.set(plugin, needs.length)
    for (const token of needs) {
      const provider = providers.get(token)
      if (!provider) continue
      const others = dependants.get(provider)
      if (others) others.push(plugin)
      else dependants.set(provider, [plugin])
    }
  }
  const services = new Map<string, Made>()
  const contributions: number[] = []
  const context = { contribute: (_point: unknown, value: number) => void contributions.push(value) }
  for (const plugin of order) {
    const { requires, provides }: AnyManifest = plugin.manifest
    const given: Record<string, Made | undefined> = {}
    for (const name in requires) given[name] = services.get(requires[name])
    const made = (plugin.load() as { readonly activate: Activate }).activate(context, given)
    for (const name in provides) {
      const service = made[name]
      if (service) services.set(provides[name], service)
    }
    for (const dependant of dependants.get(plugin) ?? []) {
      const left = (open.get(dependant) ?? 0) - 1
      open.set(dependant, left)
      if (left === 0) order.push(dependant)
    }
  }
  return { services, contributions }
}
