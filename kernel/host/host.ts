import {
  type Activation,
  type AnyManifest,
  type Disposer,
  type EventType,
  type ExtensionPoint,
  type Facts,
  type Phase,
  type Plugin,
  type PluginError,
  type PluginState,
  type PluginStatus,
  type SlotEntry,
  type Store,
  type Token,
} from '@foyer/sdk'
import type { Bus } from '../events/bus.ts'
import { MAX_ROUNDS, MISSED_MAX } from './constants.ts'
import { hostError, threw } from './host-error.ts'
import { Guard } from './guard.ts'
import type { PlacedEntry } from './item.ts'
import type { Circumstances } from './judge.ts'
import { Lifecycle } from './lifecycle.ts'
import { type Moments, pass } from './pass.ts'
import type { PointType } from './point.ts'
import { Points } from './points.ts'
import type { Ports } from './ports.ts'
import { NO_SERVICES, type PluginRecord } from './record.ts'
import { Registry } from './registry.ts'
import { Statuses } from './statuses.ts'

export interface HostOptions {
  readonly facts: Facts
  readonly events: Bus
  readonly ports: Ports
  /** Told of every error of a plugin, and of warnings (`PL-SWITCH`, `PL-SETTING`, `PL-MISSING`). */
  readonly report: (error: PluginError) => void
  /** Plugins that are never quarantined, nor off because their gate throws: sign-in, navigation. */
  readonly locked?: readonly string[]
  /** More plugins and kernel services are to come: until `complete()` what is missing is pending, not off. */
  readonly partial?: boolean
  /** How long a load, an activation or an undo may take; 10 seconds by default. */
  readonly timeoutMs?: number
}

const DONE: Promise<void> = Promise.resolve()

/**
 * Runs plugins: keeps each where the facts, what it requires and the demand for it want it, now and whenever they change
 * (KN-01 to KN-07). Everything that can be done at once is: with code that is there already, plugins are active when the
 * call returns. A promise that a method returns resolves when nothing is in flight any more; it never rejects.
 * Why a plugin stands as it does `explain.ts` tells, and `plan.ts` what a change would do.
 */
export class Host {
  /** For `explain.ts`, `plan.ts` and `advise.ts`, to read. */
  readonly registry = new Registry()
  /** What holds now; `update` changes it. */
  facts: Facts
  readonly #options: HostOptions
  readonly #guard: Guard
  readonly #points: Points
  readonly #lifecycle: Lifecycle
  readonly #statuses: Statuses
  /** Told when no call into a plugin is in flight any more. */
  readonly #settled: (() => void)[] = []
  readonly #hearers = new Set<(error: PluginError) => void>()
  readonly #moments: Moments = { start: false, idle: false, member: false }
  #partial: boolean
  #disposed = false
  #busy = false
  #dirty = false
  #settingsChanged = false

  constructor(options: HostOptions) {
    const { events, ports, facts, partial = false, timeoutMs } = options
    this.#options = options
    this.facts = facts
    this.#partial = partial
    const report = (error: PluginError): void => {
      for (const hear of this.#hearers) hear(error)
      options.report(error)
    }
    const guard = (this.#guard = new Guard(report, (record) => this.#quarantine(record)))
    const points = (this.#points = new Points(guard))
    const tools = {
      ports,
      bus: events,
      guard,
      points,
      rawSettings: (plugin: string) => this.facts.setting?.[plugin] ?? NO_SERVICES,
      disturbed: () => (this.#dirty = true),
      drained: () => this.#drained(),
    }
    this.#lifecycle = new Lifecycle(tools, timeoutMs)
    this.#statuses = new Statuses(guard)
    for (const token in ports.own) this.registry.service(token).own = ports.own[token]
  }

  /**
   * Adds plugins, at any time. One that cannot be added is left out, reported and returned, and harms no other:
   * `PL-MANIFEST`, `PL-SDK`, `PL-DUPLICATE`, `PL-PROVIDER`, `PL-CYCLE`.
   */
  register(plugins: readonly Plugin[]): readonly PluginError[] {
    const refused = this.registry.add(plugins)
    for (const error of refused) this.#guard.report(error)
    this.#statuses.connect(this.registry.records)
    for (const plugin of plugins) {
      const event = plugin?.manifest?.activate
      if (typeof event === 'object') this.#await(event)
    }
    void this.#settle()
    return refused
  }
  /** Adds a service of the kernel, at any time. Throws `PL-PROVIDER` where a plugin provides the token. */
  provide<T>(token: Token<T>, value: NoInfer<T>): void {
    const service = this.registry.service(token)
    const [other] = service.providers
    if (other) throw hostError('PL-PROVIDER', other.id, 'register', token)
    service.kernel = true
    service.value = value
    void this.#settle()
  }

  start(): Promise<void> {
    return this.#come('start')
  }
  /** The page is painted and idle: plugins that wait for it may start. */
  idle(): Promise<void> {
    return this.#come('idle')
  }
  /** No more plugins or kernel services are to come: what is missing is off. */
  complete(): Promise<void> {
    this.#partial = false
    this.#statuses.close(this.registry.records)
    return this.#settle()
  }
  /** Goes by new facts; what is not given stays. */
  update(facts: Partial<Facts>): Promise<void> {
    const before = this.facts.setting
    this.facts = { ...this.facts, ...facts }
    this.#settingsChanged ||= this.facts.setting !== before
    return this.#settle()
  }
  /** Asks for a plugin's code to start; a load that failed is tried again. Harmless for one that runs or is unknown. */
  demand(id: string): Promise<void> {
    const record = this.#of(id)
    const again = record?.failed && record.error?.phase === 'load'
    if (!record || (record.asked && !again)) return DONE
    record.asked = true
    if (again) record.failed = false
    return this.#settle()
  }
  /** Turns a plugin off for the session, unless it is locked. */
  quarantine(id: string): Promise<void> {
    const record = this.#of(id)
    if (record) this.#quarantine(record)
    return this.#settle()
  }
  /** Ends a quarantine or a failure. */
  lift(id: string): Promise<void> {
    const record = this.#of(id)
    if (record) {
      record.failed = record.quarantined = false
      record.faults = undefined
    }
    return this.#settle()
  }
  /** Makes several calls one step: what they change counts at once, when `run` returns. */
  batch(run: () => void): Promise<void> {
    const busy = this.#busy
    this.#busy = true
    try {
      run()
    } finally {
      this.#busy = busy
    }
    return this.#settle()
  }
  /** Notes an error that happened in a plugin outside the host, such as while rendering. */
  fault(id: string, phase: Phase, error: unknown): void {
    const record = this.#of(id)
    if (record) this.#guard.fault(record, phase, error)
    else this.#guard.report(threw(id, phase, error))
  }
  /** Stops everything, for good. */
  dispose(): Promise<void> {
    this.#disposed = true
    return this.#settle()
  }

  /** Every registered plugin, in the order of registration. */
  ids(): readonly string[] {
    return [...this.registry.records.keys()]
  }
  manifest(id: string): AnyManifest | undefined {
    return this.#of(id)?.manifest
  }
  state(id: string): PluginState | undefined {
    return this.#of(id)?.state
  }
  /** How a plugin stands, also one that is not registered yet; the same store for the same id. */
  status(id: string): Store<PluginStatus> {
    return this.#statuses.of(id, this.#of(id), this.#partial ? 'pending' : 'off')
  }
  /** What a plugin's components work with, while it is active. */
  activation(id: string): Activation | undefined {
    const record = this.#of(id)
    return record?.state === 'active' ? record.scope?.activation : undefined
  }
  /** A service of the kernel or of a plugin that is on. */
  service<T>(token: Token<T>): T | undefined {
    return this.registry.services.get(token)?.value as T | undefined
  }
  /** Values at a point, in order. */
  values<T>(point: ExtensionPoint<T>): Store<readonly T[]> {
    return this.#points.at(point).values as Store<readonly T[]>
  }
  entries(slot: PointType): Store<readonly SlotEntry[]> {
    return this.#points.at(slot).entries
  }
  /** Values at a point with their owners, those of plugins whose gate is still pending too. */
  placedAt<T>(point: ExtensionPoint<T>): Store<readonly PlacedEntry<T>[]> {
    return this.#points.at(point).placed as Store<readonly PlacedEntry<T>[]>
  }
  /** Tells of every error and warning from now on. */
  hear(listener: (error: PluginError) => void): Disposer {
    this.#hearers.add(listener)
    return () => void this.#hearers.delete(listener)
  }
  /** For `plan.ts`, to read. */
  get points(): Points {
    return this.#points
  }
  /** For `plan.ts`, to read. */
  get moments(): Readonly<Moments> {
    return this.#moments
  }
  /** What gates are judged by. */
  circumstances(): Circumstances {
    return {
      facts: this.facts,
      partial: this.#partial,
      disposed: this.#disposed,
      locked: this.#options.locked ?? [],
      report: this.#guard.report,
    }
  }

  #of(id: string): PluginRecord | undefined {
    return this.registry.records.get(id)
  }
  #come(moment: keyof Moments): Promise<void> {
    this.#moments[moment] = true
    return this.#settle()
  }
  #await(event: EventType<unknown>): void {
    this.#options.events.watch(event, (payload, held) => this.#happened(event.id, payload, held))
  }
  /** The event that starts plugins: those that are not there yet get it when they subscribe. */
  #happened(event: string, payload: unknown, held: boolean): void {
    for (const record of this.registry.records.values()) {
      if (typeof record.trigger !== 'object' || record.trigger.id !== event) continue
      record.asked = true
      if (held || record.state === 'active' || record.gate === 'off') continue
      record.missed = [...(record.missed ?? []), payload].slice(-MISSED_MAX)
    }
    void this.#settle()
  }
  #quarantine(record: PluginRecord): void {
    const { id } = record
    if (record.quarantined || this.#options.locked?.includes(id)) return
    record.quarantined = true
    this.#guard.report(hostError('PL-QUARANTINED', id, 'call', `${record.faults?.length ?? 0} errors`))
    void this.#settle()
  }

  /** Brings every plugin to where it should be, now, or after what is being done. */
  #settle(): Promise<void> {
    if (!this.#moments.start) return DONE
    this.#dirty = true
    this.#drained()
    if (!this.#dirty && this.#lifecycle.inFlight === 0) return DONE
    return new Promise((resolve) => this.#settled.push(resolve))
  }
  #drained(): void {
    const lifecycle = this.#lifecycle
    if (this.#busy || lifecycle.draining) return
    if (this.#dirty) {
      this.#run()
      if (this.#moments.idle) this.#advise()
    }
    if (lifecycle.inFlight === 0) for (const resolve of this.#settled.splice(0)) resolve()
  }
  #advise(): void {
    void import('./advise.ts').then(
      ({ advise }) => advise(this),
      () => undefined, // advice can wait
    )
  }
  #run(): void {
    const lifecycle = this.#lifecycle
    this.#busy = true
    this.#points.held = true
    for (let round = 0; this.#dirty && round < MAX_ROUNDS; round++) {
      this.#dirty = false
      lifecycle.draining = true
      this.#pass()
      lifecycle.drain()
    }
    if (this.#dirty) this.#guard.report(hostError('PL-LOOP', 'kernel', 'call', `${MAX_ROUNDS} rounds`))
    this.#dirty = this.#busy = false
    this.#points.release()
  }
  #pass(): void {
    const { registry } = this
    const points = this.#points
    const lifecycle = this.#lifecycle
    const settings = this.#settingsChanged ? (this.facts.setting ?? {}) : undefined
    this.#settingsChanged = false
    this.#moments.member ||= this.facts.session?.['loggedIn'] === true
    pass({ registry, points, lifecycle }, this.circumstances(), this.#moments, settings)
  }
}
