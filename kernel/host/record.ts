import type { AnyManifest, GateState, Plugin, PluginError, PluginStatus, Schema, Trigger } from '@foyer/sdk'
import type { PluginScope } from './plugin-scope.ts'
import type { ServiceNode } from './service-node.ts'
import { triggerOf } from './trigger.ts'

/**
 * registered → waiting (for its code and what it requires) → activating → active → disposing → registered or off, with
 * `failed` and `quarantined` off to the side (KN-03). `registered`: nothing has asked for it yet.
 */
export type State =
  'registered' | 'waiting' | 'activating' | 'active' | 'disposing' | 'off' | 'failed' | 'quarantined'

/** A plugin's code, as loaded. */
export interface LoadedModule extends Readonly<Record<string, unknown>> {
  readonly activate?: (context: unknown, services: unknown) => unknown
}
export type ServiceRecord = Readonly<Record<string, unknown>>

/** A service under the name that a manifest gives it. A linked list: iterating over one allocates nothing. */
export interface Named {
  readonly name: string
  readonly service: ServiceNode
  /** It may be missing. */
  readonly soft: boolean
  readonly next: Named | undefined
}
const NONE: readonly never[] = []
/** What a plugin that uses none is given. */
export const NO_SERVICES: ServiceRecord = Object.freeze({})

/** The host's notes on one plugin. Every field is set here, so that all records have one shape. */
export class PluginRecord {
  readonly id: string
  readonly manifest: AnyManifest
  readonly plugin: Plugin
  /** Place in the order of registration. */
  readonly rank: number
  readonly trigger: Trigger | undefined
  uses: Named | undefined
  provides: Named | undefined
  /** How many of its providers the sort has yet to see. */
  open = 0

  state: State = 'registered'
  gate: GateState = 'pending'
  /** The gate as the pass under way would have it. */
  next: GateState = 'pending'
  /** The gate by which its placed values stand now. */
  stands: GateState | undefined
  placed: (() => void)[] | undefined = undefined
  /** Its trigger has come, or something that is on uses it. */
  asked = false
  failed = false
  quarantined = false
  /** Something that it requires has failed. */
  blocked = false
  /** To be stopped and started: its settings or an optional service changed. */
  restart = false
  /** Raised by every start and stop; what settles under an older one is ignored. */
  turn = 0

  /** What this activation was given, and by whom. How many activations hold this one. */
  services: ServiceRecord = NO_SERVICES
  /** The same before the plugin got its own of some: what a change is seen by. */
  given: ServiceRecord = NO_SERVICES
  held: readonly PluginRecord[] = NONE
  holders = 0
  module: LoadedModule | undefined
  schema: Schema<unknown> | undefined
  /** The merchant's settings this activation was made with, raw and checked. */
  raw: ServiceRecord = NO_SERVICES
  settings: unknown = undefined
  scope: PluginScope | undefined
  provided: ServiceRecord | undefined
  /** Payloads of the event that starts it, from before it was there. */
  missed: unknown[] | undefined

  error: PluginError | undefined
  /** When its latest errors happened. */
  faults: readonly number[] = NONE
  warned = false
  /** Tells components, where any have asked. */
  tell: ((status: PluginStatus) => void) | undefined = undefined

  constructor(plugin: Plugin, rank: number) {
    this.plugin = plugin
    this.manifest = plugin.manifest
    this.id = plugin.manifest.id
    this.rank = rank
    this.trigger = triggerOf(plugin.manifest)
  }

  get status(): PluginStatus {
    const { state, gate } = this
    if (state === 'active') return state
    if (state === 'failed' || state === 'quarantined') return 'failed'
    if (gate !== 'on') return gate
    return this.blocked ? 'failed' : 'starting'
  }
}

/** Whether one plugin takes the other's tokens and keys over. */
export const replaces = (a: PluginRecord, b: PluginRecord): boolean =>
  a.manifest.replaces?.includes(b.id) ?? false

/** For where speed is of no matter. */
export function listOf(first: Named | undefined): readonly Named[] {
  const list: Named[] = []
  for (let each = first; each; each = each.next) list.push(each)
  return list
}
