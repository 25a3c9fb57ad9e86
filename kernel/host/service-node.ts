import type { GateState } from '@foyer/sdk'
import type { OwnService } from './ports.ts'
import { listOf, type PluginRecord, replaces } from './record.ts'

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
  /** The plugin that the running activation holds for it; before that, the one it would. */
  held: PluginRecord | undefined
  /** What the running activation was given, before the plugin got its own of it. */
  given: unknown
}
/** A service under the name that its provider's manifest gives it. */
export interface Provision {
  readonly name: string
  readonly service: ServiceNode
  readonly next: Provision | undefined
  /** What the provider gave, while it is active. */
  value: unknown
}

/** One token: who provides it, who uses it, and the service that stands for it now. */
export class ServiceNode {
  readonly token: string
  /** A service of the kernel's own. */
  kernel = false
  value: unknown
  /** Makes each plugin its own of it. */
  own: OwnService | undefined
  /** Who serves, as the last pass saw it; the only provider, as nearly always. */
  chosen: PluginRecord | undefined
  /** Several providers: each replaces the ones before it. */
  rivals: readonly PluginRecord[] | undefined
  firstUse: Use | undefined
  lastUse: Use | undefined

  constructor(token: string) {
    this.token = token
  }

  /** Each replaces the ones before it: the last that is on serves. */
  get providers(): readonly PluginRecord[] {
    return this.rivals ?? (this.chosen ? [this.chosen] : [])
  }
  offer(record: PluginRecord): void {
    if (!this.chosen) {
      this.chosen = record
      return
    }
    const { providers } = this
    const above = providers.findIndex((other) => replaces(other, record))
    this.rivals = providers.toSpliced(above < 0 ? providers.length : above, 0, record)
    this.choose()
  }
  use(use: Use): void {
    if (this.lastUse) this.lastUse.other = use
    else this.firstUse = use
    this.lastUse = use
  }
  /** Takes a plugin out that was refused after all. */
  forget(record: PluginRecord): void {
    const left = this.providers.filter((each) => each !== record)
    this.rivals = left.length > 1 ? left : undefined
    this.chosen = left.at(-1)
    const uses: Use[] = []
    for (let use = this.firstUse; use; use = use.other) if (use.user !== record) uses.push(use)
    this.firstUse = this.lastUse = undefined
    for (const use of uses) {
      use.other = undefined
      this.use(use)
    }
  }

  /** Of several providers the last that is on and has not failed. */
  choose(): void {
    const on = this.rivals?.filter(({ next }) => next === 'on')
    if (on)
      this.chosen = on.findLast(({ failed, blocked }) => !failed && !blocked) ?? on.at(-1) ?? this.rivals?.[0]
  }
  /** Whether it will be there. `partial`: what has no provider may still get one. */
  gate(partial: boolean): GateState {
    if (this.kernel) return 'on'
    const states = this.providers.map(({ next }) => next)
    if (states.length === 0) return partial ? 'pending' : 'off'
    return states.find((state) => state === 'on') ?? states.find((state) => state === 'pending') ?? 'off'
  }
  /** What one of its providers has given; the kernel's own where there is none. */
  valueOf(provider: PluginRecord | undefined): unknown {
    if (!this.rivals) return this.value
    return listOf(provider?.provides).find(({ service }) => service === this)?.value
  }
  /** Brings the value up to date where there are several providers: the last that is active serves. */
  refresh(): void {
    const given = this.rivals?.map((provider) => this.valueOf(provider))
    this.value = given?.findLast((value) => value !== undefined)
  }
}
