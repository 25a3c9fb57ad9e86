import type { Plugin, PluginError, Tokens } from '@foyer/sdk'
import { checkManifest } from './check-manifest.ts'
import { hostError } from './host-error.ts'
import { listOf, PluginRecord, replaces } from './record.ts'
import { ServiceNode } from './service-node.ts'

/** Who has a token that this plugin may not take; `undefined` where it may. */
function occupantOf(node: ServiceNode, record: PluginRecord): string | undefined {
  if (node.kernel) return 'kernel'
  if (!node.chosen) return undefined
  return node.providers.find((other) => !replaces(record, other) && !replaces(other, record))?.id
}

const countOf = ({ rivals, chosen }: ServiceNode): number => rivals?.length ?? (chosen ? 1 : 0)

/** Who is registered, who provides and uses what, and in what order they start (KN-05). */
export class Registry {
  readonly records = new Map<string, PluginRecord>()
  readonly services = new Map<string, ServiceNode>()
  /** The order of start, providers before users, as a linked list: `after` and `before` go through it. */
  first: PluginRecord | undefined
  last: PluginRecord | undefined
  #count = 0
  /** Somebody was registered before a provider of theirs. */
  #unsorted = false

  /** The order of start. */
  get order(): readonly PluginRecord[] {
    const order: PluginRecord[] = []
    for (let each = this.first; each; each = each.after) order.push(each)
    return order
  }

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
    while (this.#unsorted) {
      const circle = this.#sort()
      const last = circle?.reduce((a, b) => (b.rank > a.rank ? b : a))
      if (!circle || !last) break
      refused.push(hostError('PL-CYCLE', last.id, 'register', circle.map(({ id }) => id).join(' → ')))
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
    for (const name in provides) {
      const service = this.service(String(provides[name]))
      const other = occupantOf(service, record)
      if (other) return hostError('PL-PROVIDER', id, 'register', `${service.token}: ${other}`)
      record.provides = { name, service, next: record.provides, value: undefined }
    }
    this.#use(record, optional, true)
    this.#use(record, requires, false)
    for (let own = record.provides; own; own = own.next) {
      own.service.offer(record)
      this.#unsorted ||= own.service.firstUse !== undefined
    }
    this.records.set(id, record)
    this.#append(record)
    return undefined
  }

  #use(user: PluginRecord, tokens: Tokens | undefined, soft: boolean): void {
    for (const name in tokens) {
      const service = this.service(String(tokens[name]))
      const { uses: next } = user
      const use = { user, name, service, soft, next, other: undefined, held: undefined, given: undefined }
      service.use(use)
      user.uses = use
    }
  }

  #append(record: PluginRecord): void {
    const { last } = this
    record.before = last
    record.after = undefined
    if (last) last.after = record
    else this.first = record
    this.last = record
  }

  #remove(record: PluginRecord): void {
    this.records.delete(record.id)
    for (const node of this.services.values()) node.forget(record)
  }

  /** Kahn's sort, in linear time and without recursion. Returns a circle, its first plugin again at the end. */
  #sort(): readonly PluginRecord[] | undefined {
    const ready: PluginRecord[] = []
    this.records.forEach((record) => {
      let open = 0
      for (let { uses } = record; uses; uses = uses.next) open += countOf(uses.service)
      record.open = open
      if (open === 0) ready.push(record)
    })
    this.first = this.last = undefined
    // the list grows while it is read
    for (const record of ready) {
      this.#append(record)
      for (let own = record.provides; own; own = own.next) {
        for (let use = own.service.firstUse; use; use = use.other) {
          if (--use.user.open === 0) ready.push(use.user)
        }
      }
    }
    this.#unsorted = ready.length < this.records.size
    return this.#unsorted ? this.#circle() : undefined
  }

  /** Whatever is open has an open provider, so going from one to the next must come around. */
  #circle(): readonly PluginRecord[] | undefined {
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
