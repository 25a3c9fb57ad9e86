import type { OwnService } from './ports.ts'
import { type PluginRecord, replaces } from './record.ts'

/** A service under the name that a user's manifest gives it. Linked both ways of looking: iterating allocates nothing. */
export interface Use {
  readonly user: PluginRecord
  readonly name: string
  readonly service: ServiceNode
  /** It may be missing. */
  readonly soft: boolean
  /** The next one of the same user. */
  readonly next: Use | undefined
  /** The next one of the same service. */
  other: Use | undefined
  /** What the running activation holds of it; before that, what it would. */
  held: Provision | undefined
}
/** A service under the name that its provider's manifest gives it. */
export interface Provision {
  readonly owner: PluginRecord
  readonly name: string
  readonly service: ServiceNode
  /** The next one of the same owner. */
  readonly next: Provision | undefined
  /** The one of the same service that this one replaces. */
  below: Provision | undefined
  /** What the provider gave, while it is active. */
  value: unknown
}

/** One token: who provides it, who uses it, and who serves it now. */
export class ServiceNode {
  readonly token: string
  /** The provider that replaces the others, where there are any: going `below` reaches them. */
  top: Provision | undefined
  /** Who should serve, as the last pass saw it. */
  chosen: Provision | undefined
  /** Makes each plugin its own of it. */
  own: OwnService | undefined
  firstUse: Use | undefined
  lastUse: Use | undefined

  constructor(token: string) {
    this.token = token
  }

  offer(provision: Provision): void {
    let above: Provision | undefined
    for (let each = this.top; each && replaces(each.owner, provision.owner); each = each.below) above = each
    provision.below = above ? above.below : this.top
    if (above) above.below = provision
    else this.top = provision
    this.chosen ??= provision
  }
  use(use: Use): void {
    if (this.lastUse) this.lastUse.other = use
    else this.firstUse = use
    this.lastUse = use
  }
  /** Takes a plugin out that was refused after all. */
  forget(record: PluginRecord): void {
    let above: Provision | undefined
    for (let each = this.top; each; each = each.below) {
      if (each.owner !== record) above = each
      else if (above) above.below = each.below
      else this.top = each.below
    }
    this.chosen = this.top
    this.lastUse = undefined
    for (let use = this.firstUse; use; use = use.other) {
      if (use.user !== record) this.lastUse = use
      else if (this.lastUse) this.lastUse.other = use.other
      else this.firstUse = use.other
    }
  }

  /** Of several providers the first that is on and has not failed, else the first that is on, or may yet be. */
  choose(): void {
    let best = -1
    for (let each = this.top; each; each = each.below) {
      const { next, failed, blocked } = each.owner
      const worth = next === 'on' ? (failed || blocked ? 2 : 3) : next === 'pending' ? 1 : 0
      if (worth <= best) continue
      best = worth
      this.chosen = each
    }
  }
}
