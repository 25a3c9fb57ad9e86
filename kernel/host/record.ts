import type {
  AnyManifest,
  GateState,
  Plugin,
  PluginError,
  PluginState,
  PluginStatus,
  Trigger,
} from '@foyer/sdk'
import type { Item } from './item.ts'
import type { PluginScope } from './plugin-scope.ts'
import type { Provision, Use } from './service-node.ts'
import { triggerOf } from './trigger.ts'

export type { PluginState as State } from '@foyer/sdk'

/** A plugin's code, as loaded. */
export interface LoadedModule extends Readonly<Record<string, unknown>> {
  readonly activate?: (context: unknown, services: unknown) => unknown
}
export type ServiceRecord = Readonly<Record<string, unknown>>

/** What a plugin that uses none is given. */
export const NO_SERVICES: ServiceRecord = Object.freeze({})

/**
 * The host's notes on one plugin. What nearly every plugin comes to have is set here, so that those records have one
 * shape; what is rare is only declared, since a boot of many plugins is spent on memory first of all.
 */
export class PluginRecord {
  readonly id: string
  readonly manifest: AnyManifest
  readonly plugin: Plugin
  /** Place in the order of registration. */
  readonly rank: number
  readonly trigger: Trigger | undefined
  uses: Use | undefined
  provides: Provision | undefined
  /** Its neighbours in the order of start: providers before users. */
  before: PluginRecord | undefined
  after: PluginRecord | undefined

  state: PluginState = 'registered'
  gate: GateState = 'pending'
  /** The gate as the pass under way would have it. */
  next: GateState = 'pending'
  /** The gate by which its placed values stand now. */
  stands: GateState = 'off'
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
  /** How many activations hold this one. */
  holders = 0

  services = NO_SERVICES
  module: LoadedModule | undefined
  scope: PluginScope | undefined

  /** How many of its providers the sort has yet to see. */
  declare open: number
  declare placed?: Item[] | undefined
  /** The merchant's settings that the latest activation was made with. */
  declare raw?: ServiceRecord
  /** Checks them; there with the schema. */
  declare check?: (() => unknown) | undefined
  /** What the running activation has of them. */
  declare settings?: unknown
  /** Payloads of the event that starts it, from before it was there. */
  declare missed?: readonly unknown[] | undefined
  declare error?: PluginError | undefined
  /** The latest error came about because code could not be fetched: it is fetched again when the plugin is asked for. */
  declare unfetched?: boolean
  /** When its latest errors happened. */
  declare faults?: readonly number[] | undefined
  declare warned?: boolean

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

/** The services of a manifest, for where speed is of no matter. */
export function listOf<T extends { readonly next: T | undefined }>(first: T | undefined): readonly T[] {
  const list: T[] = []
  for (let each = first; each; each = each.next) list.push(each)
  return list
}
