import type {
  Contributed,
  Disposer,
  ExtensionPoint,
  Facts,
  Phase,
  PluginError,
  PluginState,
  Store,
  Token,
} from '@foyer/sdk'
import type { Activation, PluginStatus, SlotEntry } from '@foyer/sdk/internal'
import { hostError, toPluginError } from '../errors/host-error.ts'
import type { Bus } from '../events/bus.ts'
import type { OwnedContribution } from '../extension-points/contribution-entry.ts'
import type { PointType } from '../extension-points/extension-point-store.ts'
import { ExtensionRegistry } from '../extension-points/extension-registry.ts'
import type { Border } from './border.ts'
import type { HostedPlugin } from './hosted-plugin.ts'
import { EVENTS_BUFFERED_MAX } from './constants.ts'
import { DependencyGraph } from './dependency-graph.ts'
import type { PluginRecord } from './graph-nodes.ts'
import { Guard } from './guard.ts'
import type { HostOptions, Warn } from './host-options.ts'
import type { HostState, ReadonlyHostState, StartupPhases } from './host-state.ts'
import { LifecycleController } from './lifecycle-controller.ts'
import { PluginStatuses } from './plugin-statuses.ts'
import { type ChangedSettings, reconcile } from './reconcile.ts'
import { NO_SERVICES } from './service-binding.ts'
import { WorkLoop } from './work-loop.ts'

/**
 * Runs plugins: starts and stops each as the facts, its requirements and the demand for it say, and again
 * whenever they change (KN-01 to KN-07). All that can be synchronous is: plugins whose code is loaded are
 * active when the call returns. A promise that a method returns resolves when no call into a plugin is
 * pending; it never rejects.
 */
export class Host {
  readonly #events: Bus
  readonly #guard: Guard
  readonly #state: HostState
  readonly #lifecycles: LifecycleController
  readonly #statuses: PluginStatuses
  readonly #loop: WorkLoop
  readonly #errorListeners: Set<(error: PluginError) => void>
  readonly #diagnose: HostOptions['diagnose']
  readonly #warned = new Set<string>()
  #changedSettings: ChangedSettings
  #diagnosisDue = false

  constructor(options: HostOptions) {
    const { facts, events, ports, report, locked = [], partial = false } = options
    this.#events = events
    this.#diagnose = options.diagnose
    this.#errorListeners = new Set([report])
    const guard = new Guard(
      this.#errorListeners,
      (record) => this.#quarantine(record),
      options.isFetchFailure,
    )
    this.#guard = guard
    const extensions = new ExtensionRegistry(() => this.#loop.run())
    const graph = new DependencyGraph()
    const phases = { start: false, idle: false, member: false }
    const state: HostState = {
      facts,
      partial,
      disposed: false,
      border: undefined,
      locked,
      phases,
      graph,
      extensions,
      warn: this.#warn,
    }
    this.#state = state
    this.#statuses = new PluginStatuses(state)
    const { requestReconcile, run } = (this.#loop = new WorkLoop({
      reconcile: () => this.#reconcile(),
      end: () => {
        extensions.flush(guard.notify)
        this.#statuses.notify(guard.notify)
        if (phases.idle) this.#runDiagnosis()
      },
      giveUp: () => guard.report(hostError('PL-LOOP', 'kernel', 'call', 'rounds')),
      isIdle: () => this.#lifecycles.isIdle,
    }))
    const rawSettings = (plugin: string) => state.facts.setting?.[plugin] ?? NO_SERVICES
    this.#lifecycles = new LifecycleController(
      { ports, bus: events, guard, state, rawSettings, requestReconcile, run },
      options,
    )
    const { scoped = {} } = ports
    for (const token of Object.keys(scoped)) graph.service(token).createScoped = scoped[token]
  }

  /**
   * Adds plugins, at any time. An invalid one is left out; its error is reported and returned; the others are
   * added: `PL-DUPLICATE`, `PL-PROVIDER`, `PL-CYCLE`, and what the border finds.
   */
  register(plugins: readonly HostedPlugin[]): readonly PluginError[] {
    const { graph, border } = this.#state
    const refused = graph.add(plugins, border)
    for (const error of refused) this.#guard.report(error)
    plugins.forEach((plugin) => {
      const event = plugin?.manifest?.activateOn
      if (typeof event !== 'object' || !event?.id) return
      this.#events.watch(event, (payload, buffered) => this.#onActivationEvent(event.id, payload, buffered))
    })
    void this.#work()
    return refused
  }
  /** From now on, everything that a plugin gives to the host is checked. */
  setBorder(border: Border): void {
    this.#state.border = border
  }
  /** Adds a service of the kernel, at any time. Throws `PL-PROVIDER` when the token is already provided. */
  provide<T>(token: Token<T>, value: NoInfer<T>): void {
    this.#state.graph.provide(token, value)
    void this.#work()
  }

  start(): Promise<void> {
    return this.#enterPhase('start')
  }
  /** The page is painted and idle: plugins that wait for it may start. */
  idle(): Promise<void> {
    return this.#enterPhase('idle')
  }
  /** No more plugins or kernel services will be added: a plugin that requires a missing one is off. */
  complete(): Promise<void> {
    this.#state.partial = false
    return this.#work()
  }
  /** Replaces the given facts; the others stay. */
  update(facts: Partial<Facts>): Promise<void> {
    const state = this.#state
    const { setting } = state.facts
    state.facts = { ...state.facts, ...facts }
    if (state.facts.setting !== setting) this.#changedSettings = state.facts.setting ?? {}
    return this.#work()
  }
  /** Requests that a plugin starts; retries a failed load. Does nothing for a running or unknown plugin. */
  requestActivation(id: string): Promise<void> {
    const record = this.#record(id)
    return record && this.#markDemanded(record) ? this.#work() : Promise.resolve()
  }
  /** Fetches again the code of every plugin whose fetch failed; called when the network is back. */
  retryFailedLoads(): Promise<void> {
    for (const record of this.#state.graph.order) if (record.lifecycle.failed) this.#markDemanded(record)
    return this.#work()
  }
  /** Turns a plugin off for the session, unless it is locked. */
  quarantine(id: string): Promise<void> {
    const record = this.#record(id)
    if (record) this.#quarantine(record)
    return this.#work()
  }
  /** Ends a quarantine or a failure. */
  reinstate(id: string): Promise<void> {
    const record = this.#record(id)
    if (record) {
      record.quarantined = false
      record.errorTimes = undefined
      this.#lifecycles.recover(record)
    }
    return this.#work()
  }
  /** Reports an error that happened in a plugin outside the host, such as while rendering. */
  reportError(id: string, phase: Phase, error: unknown): void {
    const record = this.#record(id)
    if (record) this.#guard.recordError(record, phase, error)
    else this.#guard.report(toPluginError(id, phase, error))
  }
  /**
   * Makes several calls one step: their changes take effect together when `run` returns. Rethrows what `run`
   * throws.
   */
  batch(run: () => void): Promise<void> {
    this.#loop.run(run)
    return this.#work()
  }
  /** Calls `listener` with every later error and warning; an error of the listener is caught. */
  onError(listener: (error: PluginError) => void): Disposer {
    this.#errorListeners.add(listener)
    return () => void this.#errorListeners.delete(listener)
  }
  /** Stops everything, for good. */
  dispose(): Promise<void> {
    this.#state.disposed = true
    return this.#work()
  }

  /** Every registered plugin, in the order of registration. */
  ids(): readonly string[] {
    return [...this.#state.graph.records.keys()]
  }
  state(id: string): PluginState | undefined {
    return this.#record(id)?.state
  }
  /** The status that a plugin's components see, registered or not; the same store for the same id. */
  status(id: string): Store<PluginStatus> {
    return this.#statuses.of(id)
  }
  /** Its last failure was a failed fetch: `requestActivation` fetches again. */
  isUnfetched(id: string): boolean {
    const record = this.#record(id)
    return record?.lifecycle.failed === true && record.unfetched === true
  }
  /** What a plugin's components use, while it is active. */
  activation(id: string): Activation | undefined {
    const record = this.#record(id)
    return record?.state === 'active' ? record.lifecycle.run?.activation : undefined
  }
  /** A service of the kernel or of a plugin that is active. */
  service<T>(token: Token<T>): T | undefined {
    const node = this.#state.graph.services.get(token)
    return node?.providers.find(({ value }) => value !== undefined)?.value as T | undefined
  }
  /** Values at a point with the plugins that contributed them, in order. */
  contributions<T>(point: ExtensionPoint<T>): Store<readonly Contributed<T>[]> {
    return this.#state.extensions.get(point).contributions as Store<readonly Contributed<T>[]>
  }
  /** Components at a slot, in order. */
  slotEntries(slot: PointType): Store<readonly SlotEntry[]> {
    return this.#state.extensions.get(slot).components
  }
  /** Values at a point with their owners, including plugins whose gate is pending. */
  ownedContributions<T>(point: ExtensionPoint<T>): Store<readonly OwnedContribution<T>[]> {
    return this.#state.extensions.get(point).owned as Store<readonly OwnedContribution<T>[]>
  }
  /** Calls `read` with the current state and returns its result: see `snapshotOf`. */
  inspect<T>(read: (state: ReadonlyHostState) => T): T {
    return read(this.#state)
  }

  #record(id: string): PluginRecord | undefined {
    return this.#state.graph.records.get(id)
  }
  #enterPhase(phase: keyof StartupPhases): Promise<void> {
    this.#state.phases[phase] = true
    return this.#work()
  }
  /** Returns whether it was not demanded before. */
  #markDemanded(record: PluginRecord): boolean {
    const retry = record.lifecycle.failed && record.unfetched === true
    const isNew = !record.demanded || retry
    record.demanded = true
    if (retry) this.#lifecycles.recover(record)
    return isNew
  }
  /** Handles an activation event: plugins that do not run yet receive it when they subscribe. */
  #onActivationEvent(event: string, payload: unknown, buffered: boolean): void {
    for (const record of this.#state.graph.records.values()) {
      if (typeof record.trigger !== 'object' || record.trigger.id !== event) continue
      this.#markDemanded(record)
      if (buffered || record.state === 'active' || record.gate === 'off') continue
      record.bufferedEvents = [...(record.bufferedEvents ?? []), payload].slice(-EVENTS_BUFFERED_MAX)
    }
    void this.#work()
  }
  #quarantine(record: PluginRecord): void {
    const { id, quarantined, errorTimes, error } = record
    if (quarantined || this.#state.locked.includes(id)) return
    record.quarantined = true
    this.#guard.report(
      hostError('PL-QUARANTINED', id, 'call', { errors: errorTimes?.length, last: error?.code }),
    )
    void this.#work()
  }

  /** Reconciles every plugin, now or after the work in progress. */
  #work(): Promise<void> {
    if (this.#state.phases.start) this.#loop.requestReconcile()
    this.#loop.run()
    return this.#loop.whenIdle()
  }
  #reconcile(): void {
    const settings = this.#changedSettings
    this.#changedSettings = undefined
    reconcile(this.#state, this.#lifecycles, this.#guard.report, settings)
    this.#lifecycles.drain()
    this.#diagnosisDue = true
  }
  #runDiagnosis(): void {
    if (!this.#diagnosisDue) return
    this.#diagnosisDue = false
    this.#diagnose?.(this.#state, this.#warn, this.#warned)
  }
  readonly #warn: Warn = (...warnings) => {
    const [first] = warnings
    if (!first || this.#warned.has(first.plugin)) return
    this.#warned.add(first.plugin)
    for (const warning of warnings) this.#guard.report(warning)
  }
}
