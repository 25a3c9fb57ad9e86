import type { Plugin, PluginError, Tokens } from '@foyer/sdk'
import { checkManifest } from './check-manifest.ts'
import { hostError } from './host-error.ts'
import { listOf, type Named, PluginRecord, replaces } from './record.ts'
import { ServiceNode } from './service-node.ts'

/** Who has a token that this plugin may not take; `undefined` where it may. */
function occupantOf({ kernel, providers }: ServiceNode, record: PluginRecord): string | undefined {
  if (kernel) return 'kernel'
  if (providers.length === 0) return undefined
  for (const other of providers) if (!replaces(record, other) && !replaces(other, record)) return other.id
  return undefined
}
/** Each provider stands after those that it replaces. */
function withProvider(providers: readonly PluginRecord[], record: PluginRecord): readonly PluginRecord[] {
  if (providers.length === 0) return [record]
  const above = providers.findIndex((other) => replaces(other, record))
  return providers.toSpliced(above < 0 ? providers.length : above, 0, record)
}

/** Who is registered, who provides and uses what, and in what order they start (KN-05). */
export class Registry {
  readonly records = new Map<string, PluginRecord>()
  readonly services = new Map<string, ServiceNode>()
  /** Providers before users. */
  order: readonly PluginRecord[] = []
  #count = 0

  /** A token's node, made by whichever side names it first. */
  service(token: string): ServiceNode {
    let node = this.services.get(token)
    if (!node) this.services.set(token, (node = new ServiceNode(token)))
    return node
  }

  /** Adds those that can be added; returns why the others cannot. Of a circle, the plugin that came last is refused. */
  add(plugins: readonly Plugin[]): readonly PluginError[] {
    const refused: PluginError[] = []
    plugins.forEach((plugin) => {
      const error = this.#admit(plugin)
      if (error) refused.push(error)
    })
    for (let cycle = this.#sort(); cycle; cycle = this.#sort()) {
      const [last] = [...cycle].sort((a, b) => b.rank - a.rank)
      if (!last) break
      refused.push(hostError('PL-CYCLE', last.id, 'register', cycle.map(({ id }) => id).join(' → ')))
      this.#remove(last)
    }
    return refused
  }

  #admit(plugin: Plugin): PluginError | undefined {
    const bad = checkManifest(plugin)
    if (bad) return bad
    const { id, requires, optional, provides } = plugin.manifest
    if (this.records.has(id)) return hostError('PL-DUPLICATE', id, 'register', id)
    const record = new PluginRecord(plugin, this.#count++)
    record.provides = this.#named(provides, false)
    for (let own = record.provides; own; own = own.next) {
      const other = occupantOf(own.service, record)
      if (other) return hostError('PL-PROVIDER', id, 'register', `${own.service.token}: ${other}`)
    }
    for (let own = record.provides; own; own = own.next) {
      own.service.providers = withProvider(own.service.providers, record)
    }
    record.uses = this.#named(requires, false, this.#named(optional, true))
    for (let { uses } = record; uses; uses = uses.next) {
      const { service } = uses
      // an array made with its element is small; one that grows from nothing has room for 17
      if (service.users.length > 0) service.users.push(record)
      else service.users = [record]
    }
    this.records.set(id, record)
    return undefined
  }

  #named(tokens: Tokens | undefined, soft: boolean, next?: Named): Named | undefined {
    let first = next
    for (const name in tokens) {
      first = { name, service: this.service(String(tokens[name])), soft, next: first }
    }
    return first
  }

  #remove(record: PluginRecord): void {
    this.records.delete(record.id)
    for (const node of this.services.values()) {
      node.providers = node.providers.filter((each) => each !== record)
      node.users = node.users.filter((each) => each !== record)
    }
  }

  /** Kahn's sort, in linear time and without recursion. Returns a circle, its first plugin again at the end. */
  #sort(): readonly PluginRecord[] | undefined {
    const order: PluginRecord[] = []
    this.records.forEach((record) => {
      record.open = 0
      for (let use = record.uses; use; use = use.next) record.open += use.service.providers.length
      if (record.open === 0) order.push(record)
    })
    // `order` grows while it is read
    const see = (user: PluginRecord): void => {
      if (--user.open === 0) order.push(user)
    }
    for (let at = 0; at < order.length; at++) {
      for (let own = order[at]?.provides; own; own = own.next) own.service.users.forEach(see)
    }
    this.order = order
    return order.length < this.records.size ? this.#cycle() : undefined
  }

  /** Whatever is open has an open provider, so going from one to the next must come around. */
  #cycle(): readonly PluginRecord[] | undefined {
    const path: PluginRecord[] = []
    const seen = new Set<PluginRecord>()
    let at = [...this.records.values()].find(({ open }) => open > 0)
    while (at && !seen.has(at)) {
      path.push(at)
      seen.add(at)
      at = listOf(at.uses)
        .flatMap(({ service }) => service.providers)
        .find(({ open }) => open > 0)
    }
    return at && [...path.slice(path.indexOf(at)), at]
  }
}
