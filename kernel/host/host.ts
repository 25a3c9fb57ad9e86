import {
  type Activation,
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
import { CALL_TIMEOUT_MS, MAX_ROUNDS, MISSED_MAX } from './constants.ts'
import { hostError, threw } from './host-error.ts'
import { Guard } from './guard.ts'
import type { PlacedEntry } from './item.ts'
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
  /** Whether something was thrown because code could not be fetched; it never counts against the plugin. */
  readonly isFetchFailure?: (cause: unknown) => boolean
  /** How long a load, an activation or an undo may take; 10 seconds by default. */
  readonly timeoutMs?: number
}

const DONE: Promise<void> = Promise.resolve()

/**
 * Runs plugins: keeps each where the facts, what it requires and the demand for it want it, now and whenever they change
 * (KN-01 to KN-07). Everything that can be done at once is: with code that is there already, plugins are active when the
 * call returns. A promise that a method returns resolves when nothing is in flight any more; it never rejects.
 * Why a plugin stands as it does `explain.ts` tells, and `plan.ts` what a change would do: for them and their like stand
 * the fields that are open, to be read.
 */
export class Host {
  readonly registry = new Registry()
  readonly points: Points
  readonly lifecycle: Lifecycle
  readonly moments: Moments = { start: false, idle: false, member: false }
  /** What holds now; `update` changes it. */
  facts: Facts
  partial: boolean
  disposed = false
  /** While it is set, what is asked for waits: for the end of a pass, or of several calls that count as one. */
  busy = false
  readonly locked: readonly string[]
  /** Told of every error and warning: the option, and whoever adds themselves. */
  readonly hearers: Set<(error: PluginError) => void>
  readonly report: (error: PluginError) => void
  readonly #events: Bus
  readonly #guard: Guard
  readonly #statuses = new Statuses(this)
  /** Told when no call into a plugin is in flight any more. */
  readonly #settled: (() => void)[] = []
  #dirty = false
  #settingsChanged = false

  constructor(options: HostOptions) {
    const {
      events,
      ports,
      facts,
      report,
      locked = [],
      partial = false,
      isFetchFailure = () => false,
      timeoutMs = CALL_TIMEOUT_MS,
    } = options
    this.#events = events
    this.facts = facts
    this.partial = partial
    this.locked = locked
    this.hearers = new Set([report])
    const guard = (this.#guard = new Guard(this.hearers, (record) => this.#quarantine(record), isFetchFailure))
    this.report = guard.report
    const points = (this.points = new Points(guard))
    const tools = {
      ports,
      bus: events,
      guard,
      points,
      rawSettings: (plugin: string) => this.facts.setting?.[plugin] ?? NO_SERVICES,
      disturbed: () => (this.#dirty = true),
      drained: () => this.#drained(),
    }
    this.lifecycle = new Lifecycle(tools, timeoutMs)
    for (const token in ports.own) this.registry.service(token).own = ports.own[token]
  }

  /**
   * Adds plugins, at any time. One that cannot be added is left out, reported and returned, and harms no other:
   * `PL-MANIFEST`, `PL-SDK`, `PL-DUPLICATE`, `PL-PROVIDER`, `PL-CYCLE`.
   */
  register(plugins: readonly Plugin[]): readonly PluginError[] {
    const refused = this.registry.add(plugins)
    for (const error of refused) this.report(error)
    plugins.forEach((plugin) => {
      const event = plugin?.manifest?.activate
      if (typeof event !== 'object') return
      this.#events.watch(event, (payload, held) => this.#happened(event.id, payload, held))
    })
    void this.#settle()
    return refused
  }
  /** Adds a service of the kernel, at any time. Throws `PL-PROVIDER` where the token is provided already. */
  provide<T>(token: Token<T>, value: NoInfer<T>): void {
    this.registry.provide(token, value)
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
    this.partial = false
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
    return record && this.#ask(record) ? this.#settle() : DONE
  }
  /** The network is back: asks for every plugin again whose code could not be fetched. */
  refetch(): Promise<void> {
    for (const record of this.registry.records.values()) if (record.failed) this.#ask(record)
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
  /** Notes an error that happened in a plugin outside the host, such as while rendering. */
  fault(id: string, phase: Phase, error: unknown): void {
    const record = this.#of(id)
    if (record) this.#guard.fault(record, phase, error)
    else this.report(threw(id, phase, error))
  }
  /** Stops everything, for good. */
  dispose(): Promise<void> {
    this.disposed = true
    return this.#settle()
  }

  /** Every registered plugin, in the order of registration. */
  ids(): readonly string[] {
    return [...this.registry.records.keys()]
  }
  state(id: string): PluginState | undefined {
    return this.#of(id)?.state
  }
  /** How a plugin stands, also one that is not registered yet; the same store for the same id. */
  status(id: string): Store<PluginStatus> {
    return this.#statuses.of(id)
  }
  /** What a plugin's components work with, while it is active. */
  activation(id: string): Activation | undefined {
    const record = this.#of(id)
    return record?.state === 'active' ? record.scope?.activation : undefined
  }
  /** A service of the kernel or of a plugin that is active. */
  service<T>(token: Token<T>): T | undefined {
    let provision = this.registry.services.get(token)?.top
    while (provision && provision.value === undefined) provision = provision.below
    return provision?.value as T | undefined
  }
  /** Values at a point, in order. */
  values<T>(point: ExtensionPoint<T>): Store<readonly T[]> {
    return this.points.at(point).values as Store<readonly T[]>
  }
  entries(slot: PointType): Store<readonly SlotEntry[]> {
    return this.points.at(slot).entries
  }
  /** Values at a point with their owners, those of plugins whose gate is still pending too. */
  placedAt<T>(point: ExtensionPoint<T>): Store<readonly PlacedEntry<T>[]> {
    return this.points.at(point).placed as Store<readonly PlacedEntry<T>[]>
  }

  #of(id: string): PluginRecord | undefined {
    return this.registry.records.get(id)
  }
  #come(moment: keyof Moments): Promise<void> {
    this.moments[moment] = true
    return this.#settle()
  }
  /** Whether that is news: a load that failed is tried again. */
  #ask(record: PluginRecord): boolean {
    const news = !record.asked || (record.failed && record.unfetched === true)
    if (news) {
      record.asked = true
      record.failed = false
    }
    return news
  }
  /** The event that starts plugins: those that are not there yet get it when they subscribe. */
  #happened(event: string, payload: unknown, held: boolean): void {
    for (const record of this.registry.records.values()) {
      if (typeof record.trigger !== 'object' || record.trigger.id !== event) continue
      this.#ask(record)
      if (held || record.state === 'active' || record.gate === 'off') continue
      record.missed = [...(record.missed ?? []), payload].slice(-MISSED_MAX)
    }
    void this.#settle()
  }
  #quarantine(record: PluginRecord): void {
    const { id } = record
    if (record.quarantined || this.locked.includes(id)) return
    record.quarantined = true
    this.report(hostError('PL-QUARANTINED', id, 'call', `${record.faults?.length ?? 0} errors`))
    void this.#settle()
  }

  /** Brings every plugin to where it should be, now, or after what is being done. */
  #settle(): Promise<void> {
    this.#dirty = this.moments.start
    this.#drained()
    if (!this.#dirty && this.lifecycle.calls.inFlight.size === 0) return DONE
    return new Promise((resolve) => this.#settled.push(resolve))
  }
  #drained(): void {
    const { lifecycle } = this
    if (this.busy || lifecycle.draining) return
    if (this.#dirty) {
      this.#run()
      if (this.moments.idle) this.#advise()
    }
    this.#statuses.tell(this.#guard)
    if (lifecycle.calls.inFlight.size === 0) for (const resolve of this.#settled.splice(0)) resolve()
  }
  #advise(): void {
    void import('./advise.ts').then(
      ({ advise }) => advise(this),
      () => undefined, // advice can wait
    )
  }
  #run(): void {
    const { lifecycle, points, moments } = this
    this.busy = points.held = true
    for (let round = 0; this.#dirty && round < MAX_ROUNDS; round++) {
      const settings = this.#settingsChanged ? (this.facts.setting ?? {}) : undefined
      this.#dirty = this.#settingsChanged = false
      moments.member ||= this.facts.session?.['loggedIn'] === true
      lifecycle.draining = true
      pass(this, settings)
      lifecycle.drain()
    }
    if (this.#dirty) this.report(hostError('PL-LOOP', 'kernel', 'call', 'rounds'))
    this.#dirty = this.busy = false
    points.release()
  }
}
