import { type PluginError, pluginChanged } from '@foyer/sdk'
import { hostError } from '../errors/host-error.ts'
import {
  isOn,
  type LoadedModule,
  type PluginRecord,
  type ServiceDependency,
  type ServiceProvider,
} from './graph-nodes.ts'
import { FAILED } from './guard.ts'
import { isThenable } from './is-thenable.ts'
import { type LifecycleEvent, type PluginRun, type RestingState } from './lifecycle-state.ts'
import { loadValidator, type SchemaLoad } from './context/load-validator.ts'
import { type CallLimits, isStale, type PendingCall, PendingCalls, TIMED_OUT } from './pending-calls.ts'
import { type ContextDependencies, PluginContext } from './context/plugin-context.ts'
import {
  bindServices,
  NO_SERVICES,
  publishServices,
  resolveServices,
  unbindServices,
  unpublishServices,
} from './service-binding.ts'

export interface LifecycleDependencies extends ContextDependencies {
  /** Requests a reconciliation after a failure or the arrival of an optional service. */
  readonly requestReconcile: () => void
  /** Runs work outside a reconciliation, then the reconciliation that it requires. */
  readonly run: <T>(work: (given: T) => void, given: T) => void
}

/** Starts and stops single plugins. Nothing here awaits or recurses: synchronous work stays in the tick. */
export class LifecycleController {
  /** Pending calls into plugins. */
  readonly #calls: PendingCalls
  /** Plugins that may take their next step. */
  readonly #queue: PluginRecord[] = []
  readonly #dependencies: LifecycleDependencies
  readonly #stateListeners: { readonly length: number }

  constructor(dependencies: LifecycleDependencies, limits: CallLimits) {
    this.#dependencies = dependencies
    this.#calls = new PendingCalls(this.#onCallEnd, limits)
    this.#stateListeners = dependencies.bus.listenersOf(pluginChanged)
  }

  /** No call into a plugin is pending. */
  get isIdle(): boolean {
    return this.#calls.count === 0
  }

  /** Lets every plugin in the queue take its next step. */
  drain(): void {
    if (this.#queue.length === 0) return
    // the queue grows while it is read, so a chain of any length needs no recursion
    for (const record of this.#queue) this.advance(record)
    this.#queue.length = 0
  }

  /** Takes a plugin one step towards the state that its gate and the demand for it require. */
  advance(record: PluginRecord): void {
    const { lifecycle, verdict, demanded } = record
    if (!isOn(verdict) || lifecycle.outdated) this.#stop(record)
    else if (lifecycle.state === 'waiting') this.#activate(record)
    else if (demanded && lifecycle.state === 'registered') {
      this.#applyEvent(record, 'start')
      if (record.module) this.#activate(record)
      else this.#load(record)
    }
  }

  /** Stops a plugin that is off or outdated; makes a resting plugin that is on ready to start. */
  stopUnlessWanted(record: PluginRecord): void {
    const { lifecycle, verdict } = record
    const { state } = lifecycle
    if (!isOn(verdict) || lifecycle.outdated) this.#stop(record)
    else if (state === 'off' || state === 'failed' || state === 'quarantined') this.#enterRestingState(record)
  }

  /** A failure no longer counts: the plugin may start again. */
  recover(record: PluginRecord): void {
    this.#applyEvent(record, 'recover')
  }

  /**
   * The merchant's settings of a plugin have changed: restarts it, and retries it when it failed with the old
   * ones.
   */
  takeSettings(record: PluginRecord): void {
    this.#applyEvent(record, record.lifecycle.run ? 'outdate' : 'recover')
  }

  /** Stops a plugin when no activation is bound to it. Results of its pending calls are then ignored. */
  #stop(record: PluginRecord): void {
    const { lifecycle } = record
    if (lifecycle.state === 'disposing') {
      if (!isOn(record.verdict)) this.#applyEvent(record, 'recover')
      return
    }
    if (record.dependents > 0) return // `#undo` of the last dependent stops it
    if (lifecycle.run) this.#dispose(record, 'stop')
    else this.#enterRestingState(record)
  }

  #dispose(record: PluginRecord, event: 'stop' | 'fail'): void {
    const run = record.lifecycle.run
    this.#applyEvent(record, event)
    run?.close()
    unpublishServices(record)
    this.#undo(record)
  }

  #enterRestingState(record: PluginRecord): void {
    this.#applyEvent(record, restingStateOf(record))
  }

  readonly #onCallEnd = (call: PendingCall): void => this.#dependencies.run(this.#continue, call)
  readonly #continue = (call: PendingCall): void => {
    if (!isStale(call)) this.#takeResult(call)
    this.drain()
  }
  #takeResult({ record, kind, result, failed }: PendingCall): void {
    if (failed) {
      const cause = result === TIMED_OUT ? hostError('PL-TIMEOUT', record.id, kind, 'late') : result
      this.#dependencies.guard.recordError(record, kind, cause)
    }
    if (kind === 'dispose') this.#undo(record)
    else if (failed) this.#fail(record)
    else if (kind === 'load') this.#onLoaded(record, result)
    else this.#onActivated(record, result)
  }

  #applyEvent(record: PluginRecord, event: LifecycleEvent, run?: PluginRun): void {
    const { state: from } = record.lifecycle
    record.apply(event, run)
    if (this.#stateListeners.length === 0) return
    const { state: to } = record.lifecycle
    if (from !== to) this.#dependencies.bus.emit(pluginChanged, { plugin: record.id, from, to })
  }

  #load(record: PluginRecord): void {
    const module = this.#dependencies.guard.call(record, 'load', this.#fetch, record)
    if (module === FAILED) this.#fail(record)
    else if (isThenable(module)) this.#calls.watch(record, 'load', module)
    else this.#onLoaded(record, module)
  }
  /**
   * Fetches code, settings schema and texts in parallel; when all are loaded, in the same tick. Code that is
   * part of the page does not wait for its schema; it awaits `settingsReady`.
   */
  readonly #fetch = (record: PluginRecord): unknown => {
    const { ports } = this.#dependencies
    const { plugin, manifest } = record
    const { settings } = manifest
    const module = plugin.load()
    const schema = settings && isThenable(module) ? settings() : undefined
    const texts = manifest.texts && ports.loadTexts(manifest)
    return schema || isThenable(texts) ? this.#loadAll(record, module, schema, texts) : module
  }
  async #loadAll(
    record: PluginRecord,
    module: unknown,
    schema: SchemaLoad | undefined,
    texts: unknown,
  ): Promise<unknown> {
    const validator = schema && loadValidator(record.id, schema, this.#dependencies.guard.report)
    const [code, validate] = await Promise.all([module, validator, texts])
    if (validate) record.validate = validate
    return code
  }

  #onLoaded(record: PluginRecord, module: unknown): void {
    const error = isModule(module)
      ? this.#dependencies.state.border?.checkModule(record, module)
      : hostError('PL-MODULE', record.id, 'load', { loaded: typeof module })
    if (error) return this.#fail(record, error)
    record.module = module as LoadedModule
    this.#activate(record)
  }

  #activate(record: PluginRecord): void {
    const { module, dependencies } = record
    if (!module || !resolveServices(record)) return
    const settings = record.manifest.settings ? this.#settingsOf(record) : NO_SERVICES
    if (settings === undefined) {
      this.#fail(record, hostError('PL-SETTING', record.id, 'activate', 'none left'))
      return
    }
    const context = new PluginContext(record, settings, this.#dependencies)
    if (dependencies.length > 0) context.services = bindServices(record, context)
    this.#applyEvent(record, 'activate', context)
    const result = this.#dependencies.guard.call(record, 'activate', activateModule, module, context)
    if (result === FAILED) this.#fail(record)
    else if (isThenable(result)) this.#calls.watch(record, 'activate', result)
    else this.#onActivated(record, result)
  }
  /**
   * The settings of an activation; none before the schema is loaded, because unchecked settings are never
   * used.
   */
  #settingsOf(record: PluginRecord): unknown {
    const { id, validate } = record
    const raw = this.#dependencies.rawSettings(id)
    record.rawSettings = raw
    return validate ? validate(raw) : NO_SERVICES
  }

  #onActivated(record: PluginRecord, returned: unknown): void {
    const { provides, bufferedEvents, error } = record
    const { guard } = this.#dependencies
    if (provides.length > 0 && guard.call(record, 'activate', publishServices, record, returned) === FAILED) {
      this.#fail(record)
      return
    }
    if (bufferedEvents || error) record.bufferedEvents = record.error = undefined
    this.#applyEvent(record, 'activated')
    provides.forEach(this.#onProvided)
  }
  readonly #onProvided = ({ service }: ServiceProvider): void => service.dependencies.forEach(this.#onService)
  readonly #onService = ({ dependent }: ServiceDependency): void => {
    const { state, run } = dependent.lifecycle
    if (state === 'waiting') this.#queue.push(dependent)
    // it runs without this service, or with another provider's: it must restart
    else if (run) this.#dependencies.requestReconcile()
  }

  #fail(record: PluginRecord, error?: PluginError): void {
    const { guard, requestReconcile } = this.#dependencies
    if (error) guard.recordError(record, error.phase, error)
    if (record.lifecycle.run) this.#dispose(record, 'fail')
    else this.#applyEvent(record, 'fail')
    if (record.provides.length > 0) requestReconcile()
  }

  /** Undoes all effects, last first. Reports an undo that throws or stays pending, and continues. */
  #undo(record: PluginRecord): void {
    const run = record.lifecycle.run
    for (let effect = run?.takeLastEffect(); effect; effect = run?.takeLastEffect()) {
      const result = this.#dependencies.guard.call(record, 'dispose', undoEffect, effect)
      if (isThenable(result)) return this.#calls.watch(record, 'dispose', result)
    }
    const free = unbindServices(record)
    this.#enterRestingState(record)
    for (const provider of free) {
      if (!isOn(provider.verdict) || provider.lifecycle.outdated) this.#queue.push(provider)
    }
    this.#queue.push(record)
  }
}

/** The state of a stopped plugin. A failure is dropped when the gate is no longer on. */
function restingStateOf({ quarantined, verdict, lifecycle }: PluginRecord): RestingState {
  if (quarantined) return 'quarantined'
  if (verdict === 'off') return 'off'
  return isOn(verdict) && lifecycle.failed ? 'failed' : 'registered'
}

const isModule = (module: unknown): module is LoadedModule => typeof module === 'object' && module !== null
const undoEffect = (effect: { undo(): unknown }): unknown => effect.undo()
const activateModule = (module: LoadedModule, context: PluginContext): unknown =>
  module.activate?.(context, context.services)
