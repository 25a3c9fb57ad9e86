import type { AnyManifest, GateState, PluginError, PluginState, Trigger } from '@foyer/sdk'
import type { PluginStatus } from '@foyer/sdk/internal'
import { type ContributionOwner, replaces } from '../extension-points/contribution-entry.ts'
import { entriesOf, type ManifestEntry } from '../extension-points/manifest-entry.ts'
import { StaticContributions } from '../extension-points/static-contributions.ts'
import { activationTrigger } from './activation-trigger.ts'
import { append } from './append.ts'
import type { HostedPlugin } from './hosted-plugin.ts'
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

/** A gate combined with the plugin's requirements. `blocked`: on, but a requirement has failed. */
export type Verdict = GateState | 'blocked'
export const isOn = (verdict: Verdict): boolean => verdict === 'on' || verdict === 'blocked'
export const gateOf = (verdict: Verdict): GateState => (verdict === 'blocked' ? 'on' : verdict)

const NONE: readonly never[] = []
const isStatic = ({ at }: ManifestEntry): boolean => at !== undefined

/**
 * The host's record of one plugin. Fields that nearly every plugin gets are set here, so that the records
 * have one shape; rare fields are only declared, because memory is what costs most in a boot of many plugins.
 */
export class PluginRecord implements ContributionOwner {
  readonly id: string
  readonly manifest: AnyManifest
  readonly plugin: HostedPlugin
  /** Place in the order of registration. */
  readonly registrationOrder: number
  readonly trigger: Trigger | undefined
  dependencies: readonly ServiceDependency[] = NONE
  provides: readonly ServiceProvider[] = NONE

  /** The result of the last reconciliation; only `reconcile` writes it. */
  verdict: Verdict = 'pending'
  /** Its trigger has fired, or a plugin that is on uses it. Never reset. */
  demanded = false
  /** Off for the session. */
  quarantined = false
  /** Counts attempts to run; the result of a call from an earlier one is ignored. */
  generation = 0
  /** Number of activations that are bound to its services. */
  dependents = 0
  module: LoadedModule | undefined
  /** Only `apply` writes it. A plain field, because a getter would cost thousands of calls at boot. */
  readonly lifecycle: Lifecycle = REGISTERED

  /** The contributions that the manifest makes without code. */
  declare readonly statics?: StaticContributions
  /** Number of its providers that are not sorted yet. */
  declare unsorted: number
  /** The merchant's settings that the latest activation was made with. */
  declare rawSettings?: Settings
  /**
   * Validates settings by the plugin's schema; set when the schema is loaded. Returns `undefined` when none
   * can be used.
   */
  declare validate?: (raw: Settings) => unknown
  /** Payloads of its activation event that were emitted before it ran. */
  declare bufferedEvents?: readonly unknown[] | undefined
  /** Its latest error. `Guard` writes it and the next two. */
  declare error?: PluginError | undefined
  /** The latest error was a failed fetch of code: the code is fetched again when the plugin is requested. */
  declare unfetched?: boolean
  /** Times of its latest errors: milliseconds of `performance.now()`. */
  declare errorTimes?: readonly number[] | undefined

  constructor(plugin: HostedPlugin, registrationOrder: number) {
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
  /** The status that its components see. */
  get status(): PluginStatus {
    const { state, verdict } = this
    if (state === 'active') return state
    if (state === 'failed' || state === 'quarantined') return 'failed'
    if (verdict === 'blocked') return 'failed'
    return verdict === 'on' ? 'starting' : verdict
  }

  /** The only method that changes the state. */
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
  /** The provider that the running activation is bound to; before that, the one that it would be bound to. */
  provider: ServiceProvider | undefined
}
/** A service under the name that its provider's manifest gives it. */
export interface ServiceProvider {
  readonly owner: PluginRecord
  readonly name: string
  readonly service: ServiceNode
  /** The service object, while its owner is active. */
  value: unknown
}

/** One token: its providers, its dependents, and the selected provider. */
export class ServiceNode {
  readonly token: string
  /** Each replaces those after it. */
  providers: readonly ServiceProvider[] = NONE
  dependencies: readonly ServiceDependency[] = NONE
  /** The provider that the last reconciliation selected. */
  selected: ServiceProvider | undefined
  /** Creates each plugin's own instance. */
  createScoped: ScopedServiceFactory | undefined

  constructor(token: string) {
    this.token = token
  }

  /** @param own all that the provider's owner provides */
  addProvider(provider: ServiceProvider, own: readonly ServiceProvider[]): void {
    if (this.selected) {
      const above = this.providers.filter(({ owner }) => replaces(owner, provider.owner)).length
      this.providers = [...this.providers.slice(0, above), provider, ...this.providers.slice(above)]
    } else {
      // neither list is mutated, so one mostly serves as both: 56 bytes less for each plugin at boot
      this.providers = own.length === 1 ? own : [provider]
      this.selected = provider
    }
  }
  addDependency(dependency: ServiceDependency): void {
    this.dependencies = append(this.dependencies, dependency)
  }
  /** Removes a plugin that was refused after it had been added. */
  removePlugin(record: PluginRecord): void {
    this.providers = this.providers.filter(({ owner }) => owner !== record)
    this.dependencies = this.dependencies.filter(({ dependent }) => dependent !== record)
    this.selected = this.providers[0]
  }
}
