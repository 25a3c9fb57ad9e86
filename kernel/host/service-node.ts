import type { GateState } from '@foyer/sdk'
import type { OwnService } from './ports.ts'
import { listOf, type PluginRecord, replaces } from './record.ts'

const NOBODY: readonly never[] = []

/** A service under the name that a user's manifest gives it. A linked list: iterating over one allocates nothing. */
export interface Use {
  readonly name: string
  readonly service: ServiceNode
  /** It may be missing. */
  readonly soft: boolean
  readonly next: Use | undefined
  /** Who will be held for it, should the plugin start now. */
  found: PluginRecord | undefined
  /** What the running activation was given, before the plugin got its own of it: what a change is seen by. */
  given: unknown
  /** The plugin that the running activation holds for it. */
  held: PluginRecord | undefined
}
/** A service under the name that its provider's manifest gives it. */
export interface Provision {
  readonly name: string
  readonly service: ServiceNode
  readonly next: Provision | undefined
}

/** One token: who provides it, who uses it, and the service that stands for it now. */
export class ServiceNode {
  readonly token: string
  /** A service of the kernel's own. */
  kernel = false
  value: unknown
  /** Makes each plugin its own of it. */
  own: OwnService | undefined
  /** Each replaces the ones before it: the last that is on serves. */
  providers: readonly PluginRecord[] = NOBODY
  /** Who serves, as the last pass saw it. */
  chosen: PluginRecord | undefined
  users: PluginRecord[] | undefined

  constructor(token: string) {
    this.token = token
  }

  /** Each provider stands after those that it replaces. */
  offer(record: PluginRecord): void {
    const { providers } = this
    const above = providers.findIndex((other) => replaces(other, record))
    this.providers =
      providers === NOBODY ? [record] : providers.toSpliced(above < 0 ? providers.length : above, 0, record)
    this.choose()
  }
  forget(record: PluginRecord): void {
    this.providers = this.providers.filter((each) => each !== record)
    this.users = this.users?.filter((each) => each !== record)
    this.choose()
  }

  /** Of several providers the last that is on and has not failed. */
  choose(): void {
    const { providers } = this
    const on = providers.length < 2 ? providers : providers.filter(({ next }) => next === 'on')
    this.chosen = on.findLast(({ failed, blocked }) => !failed && !blocked) ?? on.at(-1)
  }
  /** Whether it will be there. `partial`: what has no provider may still get one. */
  gate(partial: boolean): GateState {
    if (this.kernel) return 'on'
    const states = this.providers.map(({ next }) => next)
    if (states.length === 0) return partial ? 'pending' : 'off'
    return states.find((state) => state === 'on') ?? states.find((state) => state === 'pending') ?? 'off'
  }
  /** Brings the value up to date where there are several providers: the last that is active serves. */
  refresh(): void {
    const serving = this.providers.findLast(({ provided }) => provided)
    const own = listOf(serving?.provides).find(({ service }) => service === this)
    this.value = own && serving?.provided?.[own.name]
  }
}
