import type { PluginError, Tokens } from '@foyer/sdk'
import { hostError } from '../errors/host-error.ts'
import { replaces } from '../extension-points/contribution-entry.ts'
import { append } from './append.ts'
import type { Border } from './border.ts'
import type { HostedPlugin } from './hosted-plugin.ts'
import { PluginRecord, ServiceNode, type ServiceProvider } from './graph-nodes.ts'
import type { PluginRun } from './lifecycle-state.ts'

/** All plugins, the services that they provide and require, and the order in which they start (KN-05). */
export class DependencyGraph {
  /** In the order of registration. */
  readonly records = new Map<string, PluginRecord>()
  readonly services = new Map<string, ServiceNode>()
  /** In the order of start: providers before their dependents. */
  order: PluginRecord[] = []
  /** The owner of the kernel's services: always active, never replaced, and in no list. */
  readonly #kernel = kernelRecord()
  #count = 0
  /** A plugin was registered before a provider of a service that it uses. */
  #unsorted = false

  /** A token's node, created when a provider or a dependent first names it. */
  service(token: string): ServiceNode {
    let node = this.services.get(token)
    if (!node) this.services.set(token, (node = new ServiceNode(token)))
    return node
  }
  /** Adds a service of the kernel. Throws `PL-PROVIDER` when the token is already provided. */
  provide(token: string, value: unknown): void {
    const service = this.service(token)
    if (service.selected) {
      const { id } = service.selected.owner
      throw hostError('PL-PROVIDER', id, 'register', { token, provider: id })
    }
    const provider = { owner: this.#kernel, name: token, service, value }
    this.#kernel.provides = [...this.#kernel.provides, provider]
    service.addProvider(provider, [provider])
  }
  /** Services that the kernel itself provides. */
  get kernelServices(): readonly ServiceProvider[] {
    return this.#kernel.provides
  }

  /**
   * Adds the valid plugins; returns the errors of the others. In a cycle the plugin that was registered last
   * is refused.
   */
  add(plugins: readonly HostedPlugin[], border?: Border): readonly PluginError[] {
    const refused: PluginError[] = []
    plugins.forEach((plugin) => {
      const error = border?.checkPlugin(plugin) ?? this.#register(plugin)
      if (error) refused.push(error)
    })
    for (let cycle = this.#sort(); cycle; cycle = this.#sort()) {
      const last = cycle.reduce((a, b) => (b.registrationOrder > a.registrationOrder ? b : a))
      refused.push(hostError('PL-CYCLE', last.id, 'register', { path: cycle.map(({ id }) => id) }))
      this.records.delete(last.id)
      for (const node of this.services.values()) node.removePlugin(last)
    }
    return refused
  }

  #register(plugin: HostedPlugin): PluginError | undefined {
    const { id, requires, optional, provides } = plugin.manifest
    if (this.records.has(id)) return hostError('PL-DUPLICATE', id, 'register', { owner: id, other: id })
    const record = new PluginRecord(plugin, this.#count++)
    let own: readonly ServiceProvider[] = record.provides
    for (const name of namesOf(provides)) {
      const service = this.service(provides[name])
      const other = service.selected && this.#conflictingProvider(service, record)
      if (other) return hostError('PL-PROVIDER', id, 'register', { token: service.token, provider: other.id })
      own = append(own, { owner: record, name, service, value: undefined })
    }
    record.provides = own
    this.#addDependencies(record, requires, false)
    this.#addDependencies(record, optional, true)
    own.forEach(this.#addProvider)
    this.records.set(id, record)
    this.order.push(record)
    return undefined
  }

  readonly #addProvider = (
    provider: ServiceProvider,
    _index: number,
    own: readonly ServiceProvider[],
  ): void => {
    const { service } = provider
    service.addProvider(provider, own)
    if (service.dependencies.length > 0) this.#unsorted = true
  }

  /** The plugin that already provides a token and that this plugin does not replace. */
  #conflictingProvider({ providers }: ServiceNode, record: PluginRecord): PluginRecord | undefined {
    const conflict = providers.find(
      ({ owner }) => owner === this.#kernel || !(replaces(record, owner) || replaces(owner, record)),
    )
    return conflict?.owner
  }

  #addDependencies(dependent: PluginRecord, tokens: Tokens | undefined, optional: boolean): void {
    for (const name of namesOf(tokens)) {
      const token = tokens?.[name]
      if (token === undefined) continue
      const service = this.service(token)
      const dependency = { dependent, name, service, optional, provider: undefined }
      dependent.dependencies = append(dependent.dependencies, dependency)
      service.addDependency(dependency)
    }
  }

  /** Kahn's sort, linear, without recursion. Returns a cycle, if any; its last plugin is the first again. */
  #sort(): readonly PluginRecord[] | undefined {
    if (!this.#unsorted) return undefined
    const sorted = [this.#kernel]
    for (const record of this.records.values()) {
      record.unsorted = 0
      for (const { service } of record.dependencies) record.unsorted += service.providers.length
      if (record.unsorted === 0) sorted.push(record)
    }
    // the list grows while it is read
    for (const { provides } of sorted) {
      for (const { service } of provides) {
        for (const { dependent } of service.dependencies) {
          if (--dependent.unsorted === 0) sorted.push(dependent)
        }
      }
    }
    this.order = sorted.slice(1)
    this.#unsorted = this.order.length < this.records.size
    return this.#unsorted ? this.#findCycle() : undefined
  }

  /**
   * Every unsorted plugin has an unsorted provider, so following providers must return to a plugin seen
   * before.
   */
  #findCycle(): readonly PluginRecord[] | undefined {
    const seen = new Set<PluginRecord>()
    let at = [...this.records.values()].find(isUnsorted)
    while (at && !seen.has(at)) {
      seen.add(at)
      at = unsortedProviderOf(at)
    }
    const path = [...seen]
    return at && [...path.slice(path.indexOf(at)), at]
  }
}

const namesOf = (tokens: Tokens | undefined): readonly string[] => (tokens ? Object.keys(tokens) : NONE)
const NONE: readonly never[] = []

const isUnsorted = ({ unsorted }: PluginRecord): boolean => unsorted > 0
function unsortedProviderOf({ dependencies }: PluginRecord): PluginRecord | undefined {
  for (const { service } of dependencies) {
    const provider = service.providers.find(({ owner }) => isUnsorted(owner))
    if (provider) return provider.owner
  }
  return undefined
}

/** Never stopped. */
const KERNEL_RUN: PluginRun = {
  activation: { context: undefined, services: {}, module: {} },
  close: () => undefined,
  effects: NONE,
  takeLastEffect: () => undefined,
}
function kernelRecord(): PluginRecord {
  const manifest = { id: 'kernel.services', version: '1', sdk: '^1', title: 'Kernel' } as const
  const record = new PluginRecord({ manifest, load: () => ({}) }, -1)
  record.verdict = 'on'
  record.apply('start')
  record.apply('activate', KERNEL_RUN)
  record.apply('activated')
  return record
}
