import type { AnyManifest, GateState, Plugin, PluginError, PluginState, Trigger } from '@foyer/sdk'
import type { PluginStatus } from '@foyer/sdk/internal'
import { type ContributionOwner, replaces } from '../extension-points/contribution-entry.ts'
import { entriesOf, type ManifestEntry } from '../extension-points/manifest-entry.ts'
import { StaticContributions } from '../extension-points/static-contributions.ts'
import { activationTrigger } from './activation-trigger.ts'
import { append } from './append.ts'
import {
  isNewGeneration,
  type Lifecycle,
  type LifecycleEvent,
  nextLifecycle,
  type PluginRun,
  REGISTERED,
} from './lifecycle-state.ts'
import type { ScopedServiceFactory } from './context/ports.ts'

/*
 * The nodes and edges of the graph of plugins and services. They name each other, so they share a file.
 */

/** A plugin's code, as loaded. */
export interface LoadedModule extends Readonly<Record<string, unknown>> {
  readonly activate?: (context: unknown, services: unknown) => unknown
}
export type Settings = Readonly<Record<string, unknown>>

/** A gate with everything that the plugin requires taken into account. `blocked`: on, but something required has failed. */
export type Verdict = GateState | 'blocked'
export const isOn = (verdict: Verdict): boolean => verdict === 'on' || verdict === 'blocked'
export const gateOf = (verdict: Verdict): GateState => (verdict === 'blocked' ? 'on' : verdict)

const NONE: readonly never[] = []
const isStatic = ({ at }: ManifestEntry): boolean => at !== undefined

/**
 * What the host knows of one plugin. What nearly every plugin comes to have is set here, so that those records have one
 * shape; what is rare is only declared, since a boot of many plugins is spent on memory first of all.
 */
export class PluginRecord implements ContributionOwner {
  readonly id: string
  readonly manifest: AnyManifest
  readonly plugin: Plugin
  /** Place in the order of registration. */
  readonly registrationOrder: number
  readonly trigger: Trigger | undefined
  dependencies: readonly ServiceDependency[] = NONE
  provides: readonly ServiceProvider[] = NONE

  /** The last reconciliation's; `reconcile` alone writes it. */
  verdict: Verdict = 'pending'
  /** Its trigger has come, or something that is on uses it. Stays so. */
  demanded = false
  /** Off for the session. */
  quarantined = false
  /** Counts attempts to run; what ends under an older one is ignored. */
  generation = 0
  /** How many activations are bound to its services. */
  dependents = 0
  module: LoadedModule | undefined
  /** `apply` alone writes it. A plain field: a getter is a call, and a boot makes thousands. */
  readonly lifecycle: Lifecycle = REGISTERED

  /** What the manifest contributes without code. */
  declare readonly statics?: StaticContributions
  /** How many of its providers the sort has yet to see. */
  declare unsorted: number
  /** The merchant's settings that the latest activation was made with. */
  declare rawSettings?: Settings
  /** Checks settings by the plugin's schema; there once the schema is. `undefined`: none of them can be used. */
  declare validate?: (raw: Settings) => unknown
  /** Payloads of the event that starts it, from before it ran. */
  declare bufferedEvents?: readonly unknown[] | undefined
  /** Its latest error. `Guard` writes it and the next two. */
  declare error?: PluginError | undefined
  /** The latest error came about because code could not be fetched: it is fetched again when the plugin is asked for. */
  declare unfetched?: boolean
  /** When its latest errors happened: milliseconds of `performance.now()`. */
  declare errorTimes?: readonly number[] | undefined

  constructor(plugin: Plugin, registrationOrder: number) {
    const { manifest } = plugin
    this.plugin = plugin
    this.manifest = manifest
    this.id = manifest.id
    this.registrationOrder = registrationOrder
    const entries = entriesOf(manifest)
    this.trigger = activationTrigger(manifest.activateOn, entries)
    if (entries.some(isStatic)) this.statics = new StaticContributions(this, entries)
  }

  get state(): PluginState {
    return this.lifecycle.state
  }
  get gate(): GateState {
    return gateOf(this.verdict)
  }
  /** How it is to its components. */
  get status(): PluginStatus {
    const { state, verdict } = this
    if (state === 'active') return state
    if (state === 'failed' || state === 'quarantined') return 'failed'
    if (verdict === 'blocked') return 'failed'
    return verdict === 'on' ? 'starting' : verdict
  }

  /** The only way into another state. */
  apply(event: LifecycleEvent, run?: PluginRun): void {
    const { state } = this.lifecycle
    const next = nextLifecycle(this.lifecycle, event, run)
    ;(this as { lifecycle: Lifecycle }).lifecycle = next
    if (next.state !== state && isNewGeneration(state, next.state)) this.generation++
  }
}

/** A service under the name that a dependent's manifest gives it. */
export interface ServiceDependency {
  readonly dependent: PluginRecord
  readonly name: string
  readonly service: ServiceNode
  readonly optional: boolean
  /** What the running activation is bound to; before that, what it would be. */
  provider: ServiceProvider | undefined
}
/** A service under the name that its provider's manifest gives it. */
export interface ServiceProvider {
  readonly owner: PluginRecord
  readonly name: string
  readonly service: ServiceNode
  /** What the provider gave, while it is active. */
  value: unknown
}

/** One token: who provides it, who depends on it, and who is to serve it. */
export class ServiceNode {
  readonly token: string
  /** Each replaces those after it. */
  providers: readonly ServiceProvider[] = NONE
  dependencies: readonly ServiceDependency[] = NONE
  /** Who is to serve, as the last reconciliation saw it. */
  selected: ServiceProvider | undefined
  /** Makes each plugin its own of it. */
  createScoped: ScopedServiceFactory | undefined

  constructor(token: string) {
    this.token = token
  }

  /** @param own all that the provider's owner provides */
  addProvider(provider: ServiceProvider, own: readonly ServiceProvider[]): void {
    if (this.selected) {
      const above = this.providers.filter(({ owner }) => replaces(owner, provider.owner)).length
      this.providers = this.providers.toSpliced(above, 0, provider)
    } else {
      // nothing changes either list in place, so mostly one serves as both: 56 bytes less for each plugin of a boot
      this.providers = own.length === 1 ? own : [provider]
      this.selected = provider
    }
  }
  addDependency(dependency: ServiceDependency): void {
    this.dependencies = append(this.dependencies, dependency)
  }
  /** Takes a plugin out that was refused after all. */
  removePlugin(record: PluginRecord): void {
    this.providers = this.providers.filter(({ owner }) => owner !== record)
    this.dependencies = this.dependencies.filter(({ dependent }) => dependent !== record)
    this.selected = this.providers[0]
  }
}
