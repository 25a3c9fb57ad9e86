import type { Phase, PluginError, Schema } from '@foyer/sdk'
import { CALL_TIMEOUT_MS } from './constants.ts'
import { type Call, Deadlines, LATE } from './deadlines.ts'
import { hostError } from './host-error.ts'
import { FAILED } from './guard.ts'
import { PluginScope, type ScopeTools } from './plugin-scope.ts'
import {
  type LoadedModule,
  type Named,
  NO_SERVICES,
  type PluginRecord,
  type ServiceRecord,
  type State,
} from './record.ts'
import type { ServiceNode } from './service-node.ts'
import { isThenable } from './thenable.ts'

export interface LifecycleOptions {
  /** Told of every change of a plugin's state (KN-03). */
  readonly onState?: (plugin: string, state: State) => void
  /** How long a load, an activation or an undo may take; 10 seconds by default. */
  readonly timeoutMs?: number
}
export interface LifecycleTools extends ScopeTools {
  /** The merchant's settings of a plugin, as they stand now. */
  readonly rawSettings: (plugin: string) => ServiceRecord
  /** Something happened that the next pass must see: a failure, an optional service that came. */
  readonly disturbed: () => void
  /** The queue has run empty by itself, outside a pass. */
  readonly drained: () => void
}

const isUsable = (record: PluginRecord | undefined): record is PluginRecord =>
  record?.state === 'active' && !record.restart

/** Of several providers the last that is active serves. */
function valueOf(service: ServiceNode): unknown {
  const serving = service.providers.findLast(({ provided }) => provided)
  for (let own = serving?.provides; own; own = own.next) {
    if (own.service === service) return serving?.provided?.[own.name]
  }
  return undefined
}

/** Takes single plugins up and down. Nothing here awaits or recurses: what is synchronous stays in the tick. */
const NO_SETTINGS: ServiceRecord = Object.freeze({})

export class Lifecycle {
  /** Told when no call into a plugin is in flight any more. */
  readonly settled: (() => void)[] = []
  /** Until `drain`, what wakes only queues. */
  draining = false
  #disturbed = false
  readonly #ready: PluginRecord[] = []
  readonly #deadlines = new Deadlines(this)
  readonly #tools: LifecycleTools
  readonly #options: LifecycleOptions

  constructor(tools: LifecycleTools, options: LifecycleOptions) {
    this.#tools = tools
    this.#options = options
  }

  get inFlight(): number {
    return this.#deadlines.inFlight
  }
  tellSettled(): void {
    if (this.inFlight === 0) for (const resolve of this.settled.splice(0)) resolve()
  }
  /** A call has settled. */
  done<T>({ record, turn, done }: Call<T>, value: T): void {
    if (record.turn === turn) done(value)
    this.tellSettled()
  }
  /** A call was rejected, or is late. */
  failed({ record, turn, phase, failed }: Call<never>, error: unknown): void {
    if (record.turn === turn) {
      const cause = error === LATE ? hostError('PL-TIMEOUT', record.id, phase, 'too late') : error
      this.#tools.guard.fault(record, phase, cause)
      if (failed) failed()
      else this.#fail(record)
    }
    this.tellSettled()
  }

  drain(): void {
    this.draining = true
    // the queue grows while it is read
    for (const record of this.#ready) this.advance(record)
    this.#ready.length = 0
    this.draining = false
  }
  /** Brings a plugin one step nearer to where its gate and the demand for it want it. */
  advance(record: PluginRecord): void {
    const { state } = record
    if (record.gate !== 'on' || record.restart) this.stop(record)
    else if (state === 'waiting') this.#activate(record)
    else if (record.asked && (state === 'registered' || state === 'off')) {
      record.turn++
      this.#setState(record, 'waiting')
      if (record.module) this.#activate(record)
      else this.#load(record)
    }
  }

  /** Takes a plugin down once nobody holds it; what is in flight is let go of at once. */
  stop(record: PluginRecord): void {
    const { scope, state } = record
    if (state === 'disposing' || record.holders > 0) return // `#release` comes back to it
    record.turn++
    if (scope) {
      this.#setState(record, 'disposing')
      scope.close()
      this.#publish(record, undefined)
      this.#undo(record, scope)
    } else this.rest(record)
  }

  /** Where a plugin that does not run stands. */
  rest(record: PluginRecord): void {
    const { failed, quarantined, gate } = record
    record.restart = false
    this.#setState(
      record,
      quarantined ? 'quarantined' : failed ? 'failed' : gate === 'off' ? 'off' : 'registered',
    )
  }

  /** A plugin may have something to do. A queue, so that a chain of any length goes up or down without depth. */
  #wake(record: PluginRecord): void {
    this.#ready.push(record)
    if (this.draining) return
    this.drain()
    this.#tools.drained()
  }

  #setState(record: PluginRecord, state: State): void {
    if (record.state === state) return
    record.state = state
    const { onState } = this.#options
    if (onState) this.#tools.guard.listener(() => onState(record.id, state))
    record.tell?.(record.status)
  }

  /**
   * Code, settings schema and texts are fetched at once; with all of them there already, in the same tick. Code that
   * stands in the page does not wait for its schema, which it asks for by `settingsReady`.
   */
  #load(record: PluginRecord): void {
    const { guard, ports } = this.#tools
    const { plugin, manifest } = record
    const { settings } = manifest
    const texts = manifest.texts && guard.call(record, 'load', () => ports.loadTexts(manifest))
    const module = guard.call(record, 'load', plugin.load)
    const schema = settings && isThenable(module) ? guard.call(record, 'load', settings) : undefined
    if (module === FAILED || schema === FAILED) this.#fail(record)
    else if (schema || isThenable(texts)) {
      const textsThere = Promise.resolve(texts).catch(() => undefined) // without them keys are shown
      this.#watch(record, 'load', Promise.all([module, schema, textsThere]), ([code, given]) =>
        this.#loaded(record, code, given?.default),
      )
    } else if (isThenable(module)) this.#watch(record, 'load', module, (code) => this.#loaded(record, code))
    else this.#loaded(record, module)
  }

  #loaded(record: PluginRecord, module: unknown, schema?: Schema<unknown>): void {
    if (typeof module === 'object' && module !== null) {
      record.module = module as LoadedModule
      record.schema = schema
      this.#activate(record)
    } else this.#fail(record, hostError('PL-MODULE', record.id, 'load', String(module)))
  }

  #activate(record: PluginRecord): void {
    const { module, uses } = record
    if (!module || !this.#hold(record)) return
    const { guard, rawSettings } = this.#tools
    record.raw = rawSettings(record.id)
    // nothing of them is shown unchecked
    record.settings = record.manifest.settings && !record.schema ? NO_SETTINGS : record.raw
    const scope = (record.scope = new PluginScope(record, this.#tools))
    if (uses) this.#serve(record, uses, scope)
    this.#setState(record, 'activating')
    if (record.schema) this.#settle(record, record.schema, record.raw)
    else this.#run(record, module, guard)
  }

  #serve(record: PluginRecord, uses: Named, scope: PluginScope): void {
    const { own } = this.#tools.ports
    const given: Record<string, unknown> = {}
    const services: Record<string, unknown> = own ? {} : given
    for (let use: Named | undefined = uses; use; use = use.next) {
      const { token, value } = use.service
      const owned = own?.[token]
      given[use.name] = value
      services[use.name] = owned ? owned(record.id, (undo) => void scope.defer(undo)) : value
    }
    record.given = given
    record.services = services
  }

  /** Holds what a plugin uses; false where that is not there yet, or an optional part of it is on its way. */
  #hold(record: PluginRecord): boolean {
    let held: PluginRecord[] | undefined
    for (let use = record.uses; use; use = use.next) {
      const { chosen, kernel } = use.service
      if (isUsable(chosen)) {
        // an array made with its element is small; one that grows from nothing has room for 17
        if (held) held.push(chosen)
        else held = [chosen]
      } else if (use.soft ? chosen && isComing(chosen) : !kernel) return false
    }
    if (held) {
      for (const provider of held) provider.holders++
      record.held = held
    }
    return true
  }

  #settle(record: PluginRecord, schema: Schema<unknown>, raw: ServiceRecord): void {
    const parsed = import('./parse-settings.ts').then(({ parseSettings }) => parseSettings(schema, raw))
    this.#watch(record, 'load', parsed, ({ value, problems }) => {
      const { guard } = this.#tools
      for (const problem of problems)
        guard.report(hostError('PL-SETTING', record.id, 'activate', problem.text))
      record.settings = value
      if (value === undefined)
        this.#fail(record, hostError('PL-SETTING', record.id, 'activate', 'none is left'))
      else if (record.module) this.#run(record, record.module, guard)
    })
  }

  #run(record: PluginRecord, { activate }: LoadedModule, guard: LifecycleTools['guard']): void {
    const result = activate && guard.call(record, 'activate', activate, record.scope, record.services)
    if (result === FAILED) this.#fail(record)
    else if (isThenable(result)) {
      this.#watch(record, 'activate', result, (provided) => this.#active(record, provided))
    } else this.#active(record, result)
  }

  #active(record: PluginRecord, result: unknown): void {
    const provided = (result ?? {}) as ServiceRecord
    for (let own = record.provides; own; own = own.next) {
      if (provided[own.name] === undefined) {
        this.#fail(record, hostError('PL-PROVIDES', record.id, 'activate', own.name))
        return
      }
    }
    this.#publish(record, provided)
    record.missed = record.error = undefined
    this.#setState(record, 'active')
    // all of its users are woken before any starts: nothing has settled while one is still to be told
    const { draining } = this
    this.draining = true
    for (let own = record.provides; own; own = own.next) own.service.users.forEach(this.#told)
    this.draining = draining
    if (this.#disturbed) this.#tools.disturbed()
    this.#disturbed = false
    if (!draining && this.#ready.length > 0) {
      this.drain()
      this.#tools.drained()
    }
  }
  readonly #told = (user: PluginRecord): void => {
    if (user.state === 'waiting') this.#wake(user)
    // it did without, as an optional service or with a rival's: it must start anew
    else if (user.scope) this.#disturbed = true
  }

  /** Makes services known by their tokens, or takes them away. */
  #publish(record: PluginRecord, provided: ServiceRecord | undefined): void {
    record.provided = provided
    for (let own = record.provides; own; own = own.next) {
      const { name, service } = own
      service.value = service.providers.length < 2 ? provided?.[name] : valueOf(service)
    }
  }

  #watch<T>(
    record: PluginRecord,
    phase: Phase,
    promise: PromiseLike<T>,
    done: (value: T) => void,
    failed?: () => void,
  ): void {
    const deadline = performance.now() + (this.#options.timeoutMs ?? CALL_TIMEOUT_MS)
    this.#deadlines.watch({ record, phase, turn: record.turn, deadline, done, failed }, promise)
  }

  #fail(record: PluginRecord, error?: PluginError): void {
    if (error) this.#tools.guard.fault(record, error.phase, error)
    record.failed = true
    this.stop(record)
    if (record.provides) this.#tools.disturbed()
  }

  /** Reverses the ledger to its end. An undo that throws or never settles is reported, and the next one runs. */
  #undo(record: PluginRecord, scope: PluginScope): void {
    for (let undo = scope.nextUndo(); undo; undo = scope.nextUndo()) {
      const result = this.#tools.guard.call(record, 'dispose', undo)
      if (isThenable(result)) {
        const next = (): void => this.#undo(record, scope)
        this.#watch(record, 'dispose', result, next, next)
        return
      }
    }
    const { held } = record
    record.scope = undefined
    record.services = record.given = NO_SERVICES
    record.held = []
    this.rest(record)
    for (const provider of held) {
      if (--provider.holders === 0 && (provider.gate !== 'on' || provider.restart)) this.#wake(provider)
    }
    this.#wake(record)
  }
}

/** An optional service on its way is waited for, so that its user need not start twice. */
const isComing = ({ gate, asked, blocked, state, failed }: PluginRecord): boolean =>
  gate === 'on' && asked && !blocked && !failed && state !== 'active'
