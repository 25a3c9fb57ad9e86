import type { GateState } from '@foyer/sdk'
import type { OwnService } from './ports.ts'
import type { PluginRecord } from './record.ts'

const NOBODY: readonly never[] = []

/** A service under the name that a user's manifest gives it. A linked list: iterating over one allocates nothing. */
export interface Use {
  readonly name: string
  readonly service: ServiceNode
  /** It may be missing. */
  readonly soft: boolean
  readonly next: Use | undefined
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
  /** The only provider, as nearly always. */
  sole: PluginRecord | undefined
  users: PluginRecord[] | undefined

  constructor(token: string) {
    this.token = token
  }

  offer(providers: readonly PluginRecord[]): void {
    this.providers = providers
    this.sole = providers.length === 1 ? providers[0] : undefined
  }

  /** Who serves: of several the last that is on and has not failed. */
  get chosen(): PluginRecord | undefined {
    const { sole, providers } = this
    if (sole || providers === NOBODY) return sole
    const on = providers.filter(({ next }) => next === 'on')
    return on.findLast(({ failed, blocked }) => !failed && !blocked) ?? on.at(-1)
  }
  /** Whether it will be there. `partial`: what has no provider may still get one. */
  gate(partial: boolean): GateState {
    if (this.sole) return this.sole.next
    if (this.kernel) return 'on'
    const states = this.providers.map(({ next }) => next)
    if (states.length === 0) return partial ? 'pending' : 'off'
    return states.find((state) => state === 'on') ?? states.find((state) => state === 'pending') ?? 'off'
  }
  /** What the provider that serves has given: of several the last that is active. */
  refresh(): void {
    const serving = this.sole ?? this.providers.findLast(({ provided }) => provided)
    const provided = serving?.provided
    let own = provided && serving?.provides
    while (own && own.service !== this) own = own.next
    this.value = own && provided?.[own.name]
  }
}
