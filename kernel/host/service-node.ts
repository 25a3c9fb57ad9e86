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
  /** What the provider gave, while it is active. */
  value: unknown
}

const NONE: readonly Provision[] = []

/** One token: who provides it, who uses it, and who serves it now. */
export class ServiceNode {
  readonly token: string
  /** Each replaces the ones before it. */
  providers = NONE
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
    if (this.chosen) this.#insert(provision)
    else {
      this.chosen = provision
      this.providers = [provision]
    }
  }
  use(use: Use): void {
    if (this.lastUse) this.lastUse.other = use
    else this.firstUse = use
    this.lastUse = use
  }
  /** Takes a plugin out that was refused after all. */
  forget(record: PluginRecord): void {
    this.providers = this.providers.filter(({ owner }) => owner !== record)
    this.chosen = this.providers.at(-1)
    this.lastUse = undefined
    for (let use = this.firstUse; use; use = use.other) {
      if (use.user !== record) this.lastUse = use
      else if (this.lastUse) this.lastUse.other = use.other
      else this.firstUse = use.other
    }
  }

  #insert(provision: Provision): void {
    const { providers } = this
    const above = providers.findIndex(({ owner }) => replaces(owner, provision.owner))
    this.providers = providers.toSpliced(above < 0 ? providers.length : above, 0, provision)
  }

  /** Of several providers the last that is on and has not failed, else the last that is on, or may yet be. */
  choose(): void {
    let best = 0
    for (const provision of this.providers) {
      const { next, failed, blocked } = provision.owner
      const worth = next === 'on' ? (failed || blocked ? 2 : 3) : next === 'pending' ? 1 : 0
      if (worth < best) continue
      best = worth
      this.chosen = provision
    }
  }
}
