import type { Plugin, PluginError, Tokens } from '@foyer/sdk'
import { checkManifest } from './check-manifest.ts'
import { hostError } from './host-error.ts'
import { PluginRecord, replaces } from './record.ts'
import { ServiceNode } from './service-node.ts'

/** Who is registered, who provides and uses what, and in what order they start (KN-05). */
export class Registry {
  readonly records = new Map<string, PluginRecord>()
  readonly services = new Map<string, ServiceNode>()
  /** Owns the kernel's services: always active, never replaced, and in no list. */
  readonly kernel = new PluginRecord({ manifest: KERNEL, load: () => ({}) }, -1)
  /** The order of start, providers before users, as a linked list: `after` and `before` go through it. */
  first: PluginRecord | undefined
  last: PluginRecord | undefined
  #count = 0
  /** Somebody was registered before a provider of theirs. */
  #unsorted = false

  constructor() {
    this.kernel.state = 'active'
    this.kernel.gate = this.kernel.next = 'on'
  }

  /** A token's node, made by whichever side names it first. */
  service(token: string): ServiceNode {
    let node = this.services.get(token)
    if (!node) this.services.set(token, (node = new ServiceNode(token)))
    return node
  }
  /** Adds a service of the kernel. Throws `PL-PROVIDER` where the token is provided already. */
  provide(token: string, value: unknown): void {
    const { kernel } = this
    const service = this.service(token)
    if (service.chosen) throw hostError('PL-PROVIDER', service.chosen.owner.id, 'register', token)
    kernel.provides = { owner: kernel, name: token, service, next: kernel.provides, below: undefined, value }
    service.offer(kernel.provides)
  }

  /** Adds those that can be added; returns why the others cannot. Of a circle, the plugin that came last is refused. */
  add(plugins: readonly Plugin[]): readonly PluginError[] {
    const refused: PluginError[] = []
    plugins.forEach((plugin) => {
      const error = this.#admit(plugin)
      if (error) refused.push(error)
    })
    for (let circle = this.#sort(); circle; circle = this.#sort()) {
      const last = circle.reduce((a, b) => (b.rank > a.rank ? b : a))
      refused.push(hostError('PL-CYCLE', last.id, 'register', circle.map(({ id }) => id).join(' → ')))
      this.records.delete(last.id)
      for (const node of this.services.values()) node.forget(last)
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
      const service = this.service(provides[name])
      const other = service.chosen && this.#occupant(service, record)
      if (other) return hostError('PL-PROVIDER', id, 'register', `${service.token}: ${other.id}`)
      record.provides = {
        owner: record,
        name,
        service,
        next: record.provides,
        below: undefined,
        value: undefined,
      }
    }
    this.#use(record, optional, true)
    this.#use(record, requires, false)
    for (let own = record.provides; own; own = own.next) {
      own.service.offer(own)
      if (own.service.firstUse) this.#unsorted = true
    }
    this.records.set(id, record)
    this.#append(record)
    return undefined
  }

  /** Who has a token that this plugin may not take. */
  #occupant({ top }: ServiceNode, record: PluginRecord): PluginRecord | undefined {
    for (let each = top; each; each = each.below) {
      const { owner } = each
      if (owner === this.kernel || !(replaces(record, owner) || replaces(owner, record))) return owner
    }
    return undefined
  }

  #use(user: PluginRecord, tokens: Tokens | undefined, soft: boolean): void {
    for (const name in tokens) {
      const token = tokens[name]
      if (token === undefined) continue
      const service = this.service(token)
      user.uses = { user, name, service, soft, next: user.uses, other: undefined, held: undefined }
      service.use(user.uses)
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

  /** Kahn's sort, in linear time and without recursion. Returns a circle, its first plugin again at the end. */
  #sort(): readonly PluginRecord[] | undefined {
    if (!this.#unsorted) return undefined
    const ready = [this.kernel]
    for (const record of this.records.values()) {
      let open = 0
      for (let { uses } = record; uses; uses = uses.next) {
        for (let { top } = uses.service; top; top = top.below) open++
      }
      record.open = open
      if (open === 0) ready.push(record)
    }
    this.first = this.last = undefined
    // the list grows while it is read
    for (const record of ready) {
      if (record !== this.kernel) this.#append(record)
      for (let own = record.provides; own; own = own.next) {
        for (let use = own.service.firstUse; use; use = use.other) {
          if (--use.user.open === 0) ready.push(use.user)
        }
      }
    }
    this.#unsorted = ready.length <= this.records.size
    return this.#unsorted ? this.#circle() : undefined
  }

  /** Whatever is open has an open provider, so going from one to the next must come around. */
  #circle(): readonly PluginRecord[] | undefined {
    const seen = new Set<PluginRecord>()
    let at = [...this.records.values()].find(isOpen)
    while (at && !seen.has(at)) {
      seen.add(at)
      at = openProviderOf(at)
    }
    const path = [...seen]
    return at && [...path.slice(path.indexOf(at)), at]
  }
}

const KERNEL = { id: 'kernel.services', version: '1', sdk: '^1', title: 'Kernel' } as const

const isOpen = ({ open }: PluginRecord): boolean => open > 0
function openProviderOf(record: PluginRecord): PluginRecord | undefined {
  for (let { uses } = record; uses; uses = uses.next) {
    for (let { top } = uses.service; top; top = top.below) if (isOpen(top.owner)) return top.owner
  }
  return undefined
}
