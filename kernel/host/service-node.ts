import type { GateState } from '@foyer/sdk'
import type { PluginRecord } from './record.ts'

const NONE: readonly never[] = []
/** Never written: a first user brings its own array. */
const NOBODY: PluginRecord[] = []

/** One token: who provides it, who uses it, and the service that stands for it now. */
export class ServiceNode {
  readonly token: string
  /** A service of the kernel's own. */
  kernel = false
  value: unknown = undefined
  /** Each replaces the ones before it: the last that is on serves. */
  providers: readonly PluginRecord[] = NONE
  users: PluginRecord[] = NOBODY

  constructor(token: string) {
    this.token = token
  }

  /** Who serves: of several the last that is on and has not failed. */
  get chosen(): PluginRecord | undefined {
    const { providers } = this
    if (providers.length < 2) return providers[0]
    const on = providers.filter(({ next }) => next === 'on')
    return on.findLast(({ failed, blocked }) => !failed && !blocked) ?? on.at(-1)
  }
  /** Whether it will be there. `partial`: what has no provider may still get one. */
  gate(partial: boolean): GateState {
    const { kernel, providers } = this
    if (kernel) return 'on'
    if (providers.length === 0) return partial ? 'pending' : 'off'
    let best: GateState = 'off'
    for (let at = 0; at < providers.length; at++) {
      const next = providers[at]?.next
      if (next === 'on') return next
      if (next === 'pending') best = next
    }
    return best
  }
}
